import type { MiddlewareFunction } from "react-router";
import type { Reason } from "#foundation/notices/notice.ts";
import { siteContext } from "#foundation/site/site.ts";

const noticeOfCode: Readonly<Record<string, Reason>> = {
  session_expired: "sessionExpired",
  login_required: "loginRequired",
  authentication_failed: "externalAuthenticationFailed",
};

/**
 * /login passes on errors that another page left in the address as #{"errors":[{"code":"…"}]} (R2.6).
 * Only known codes are shown, in our own words; anything else in a well-formed error is one plain message.
 */
export const propagateErrorsInHashJson: MiddlewareFunction = ({ context }) => {
  const codes = errorCodesIn(location.hash);
  const [code] = codes;
  if (code === undefined) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  context.get(siteContext).notice.say(noticeOfCode[code] ?? "generic");
};

/** The codes in a hash; a malformed hash has none. */
export function errorCodesIn(hash: string): string[] {
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(hash.slice(1)));
    if (typeof parsed !== "object" || parsed === null || !("errors" in parsed)) return [];
    if (!Array.isArray(parsed.errors)) return [];
    return parsed.errors.map((error: unknown) =>
      typeof error === "object" && error !== null && "code" in error ? String(error.code) : "",
    );
  } catch {
    return [];
  }
}
