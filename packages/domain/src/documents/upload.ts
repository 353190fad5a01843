import type { Issue } from "../issue.ts";

/** One upload per kind at a time (R5.5); a numbered kind is a kind of its own. */
export function startUploadIssues(kind: string, underWay: readonly string[]): Issue<"uploadInProgress">[] {
  return underWay.includes(kind) ? [{ path: [kind], code: "uploadInProgress" }] : [];
}
