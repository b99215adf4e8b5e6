/** Fetches what the build has listed. What can't be read is as what can't be had. */
import { type FileList, parseFileList, parseSummary, type Summary } from "./lists.ts";
import { listPath, type Place, SUMMARY } from "./parts.ts";

async function fetchData(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path, { cache: "no-cache" });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

export async function fetchSummary(): Promise<Summary | undefined> {
  const read = parseSummary(await fetchData(SUMMARY));
  return read.ok ? read.value : undefined;
}

export async function fetchList(place: Place): Promise<FileList | undefined> {
  const read = parseFileList(await fetchData(listPath(place)));
  return read.ok ? read.value : undefined;
}
