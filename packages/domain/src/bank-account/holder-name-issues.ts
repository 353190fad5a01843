import type { Issue, IssuePath } from "../issue.ts";
import { formatHolderName } from "./format-holder-name.ts";
import { holderNameMaximum, isHolderName } from "./holder-name.ts";

/** What to offer to whoever types a holder name: as it will be stored, or as typed where that would be refused all the same. */
export function offeredHolderName(typed: string): string {
  const formatted = formatHolderName(typed);
  return isHolderName(formatted) ? formatted : typed;
}

/** A holder name is judged as it will be stored: formatted (R5.2). */
export function holderNameIssues(text: unknown, path: IssuePath): Issue<"holderName">[] {
  const isGood = typeof text === "string" && isHolderName(formatHolderName(text));
  return isGood ? [] : [{ path, code: "holderName", params: { maximum: holderNameMaximum } }];
}
