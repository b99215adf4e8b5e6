/** The defect that an engine has at the moment; none between the tests. */
export function faultyEngine<Defect extends string>() {
  const state: { defect?: Defect } = {};
  return { state, has: (defect: Defect): boolean => state.defect === defect };
}
