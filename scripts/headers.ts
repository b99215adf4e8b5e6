/** Reads the file `_headers` as hosts do (`public/_headers` says which). */

export interface HeaderRule {
  /** An address, or the beginning of addresses with `*` behind it. */
  readonly path: string;
  /** By name, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: {} });
    else if (name !== undefined && value !== undefined && rules.length > 0) {
      Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value });
    } else throw new Error(`_headers: “${line}” is neither an address nor a header of one.`);
  }
  return rules;
}

export const matches = ({ path }: HeaderRule, address: string): boolean =>
  path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;

/** What is sent with an address. Of two rules with one header both are sent, as most hosts do. */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
): Readonly<Record<string, string>> {
  const sent: Record<string, string> = {};
  for (const rule of rules.filter((one) => matches(one, address))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
    }
  }
  return sent;
}
