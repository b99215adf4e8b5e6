/** What was found out last, for as long as the same is asked. */
export function latest<Args extends readonly unknown[], Value>(
  find: (...args: Args) => Value,
): (...args: Args) => Value {
  let known: { readonly args: Args; readonly value: Value } | undefined;
  return (...args) => {
    if (!known || args.some((one, place) => one !== known?.args[place])) {
      known = { args, value: find(...args) };
    }
    return known.value;
  };
}
