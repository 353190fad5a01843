import type { Issue, IssuePath } from "../issue.ts";
import { formatHolderName } from "./format-holder-name.ts";
import { holderNameMaximum, isHolderName } from "./holder-name.ts";

/** A holder name is judged as it will be stored: formatted (spec §5, R5.2). */
export function holderNameIssues(text: unknown, path: IssuePath): Issue<"holderName">[] {
  const isGood = typeof text === "string" && isHolderName(formatHolderName(text));
  return isGood ? [] : [{ path, code: "holderName", params: { maximum: holderNameMaximum } }];
}
