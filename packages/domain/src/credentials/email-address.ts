import { isBlank } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { halfWidth } from "../japanese-input/width.ts";

const longestEmailAddress = 254;

// One @, a name before it, a host with a dot after it. Only a mail proves that the address exists.
const addressShape = /^[^\s@<>()[\]\\,;:"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
// Invisible characters and letters of other scripts (а for a) would make two addresses look alike.
const lookAlike = /[^!-~]/;

/** Converts width and removes spaces from copying (B1). */
export const formatEmailAddress = (typed: string) => halfWidth(typed).trim();

/** Formats and checks a mail address. */
export function emailAddressIssues(typed: string, path: IssuePath = ["email"]): Issue<"blank" | "email">[] {
  if (isBlank(typed)) return [{ path, code: "blank" }];
  const email = formatEmailAddress(typed);
  const isValid = addressShape.test(email) && !lookAlike.test(email) && email.length <= longestEmailAddress;
  return isValid ? [] : [{ path, code: "email" }];
}
