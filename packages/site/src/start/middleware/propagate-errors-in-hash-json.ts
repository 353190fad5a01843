import type { MiddlewareFunction } from "react-router";
import type { Reason } from "#foundation/notices/notice.ts";
import { siteContext } from "#foundation/site/site.ts";

const reasonOfCode: ReadonlyMap<string, Reason> = new Map([
  ["session_expired", "sessionExpired"],
  ["login_required", "loginRequired"],
  ["authentication_failed", "externalAuthenticationFailed"],
]);

/** The address is untrusted, so its texts are limited and never markup. */
const limits = { texts: 5, characters: 200, depth: 5 } as const;

/** Shows on /login the errors that another page has written into the fragment as JSON (R2.6). */
export const propagateErrorsInHashJson: MiddlewareFunction = ({ context }) => {
  const errors = errorsInHash(location.hash);
  if (!errors) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  context.get(siteContext).notice.announce(errors.reason, errors.texts);
};

export function errorsInHash(
  hash: string,
): { readonly reason: Reason; readonly texts: readonly string[] } | undefined {
  const errors = errorsIn(jsonIn(hash), 0);
  if (errors.length === 0) return undefined;
  const reason = errors
    .map(({ code }) => reasonOfCode.get(code ?? ""))
    .find((candidate) => candidate !== undefined);
  const texts = errors.flatMap(({ text }) => (text === undefined ? [] : [text.slice(0, limits.characters)]));
  return {
    reason: reason ?? (texts.length > 0 ? "passedOn" : "generic"),
    texts: [...new Set(texts)].slice(0, limits.texts),
  };
}

type HashError = { readonly code?: string; readonly text?: string };

/** Reads an error of any shape: a text, a list, or an object with texts or codes in its fields. */
function errorsIn(value: unknown, depth: number, field = "errors"): HashError[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [codeOrText(value.trim(), field)];
  if (typeof value !== "object" || value === null || depth > limits.depth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => errorsIn(item, depth + 1, field));
  return Object.entries(value).flatMap(([name, part]) => errorsIn(part, depth + 1, name));
}

/** Fields whose one-word values are codes. */
const fieldsOfCodes: ReadonlySet<string> = new Set(["code", "errors", "status"]);

function codeOrText(word: string, field: string): HashError {
  const isCode = fieldsOfCodes.has(field) && /^[\w.:-]+$/.test(word);
  return field === "code" || isCode || reasonOfCode.has(word) ? { code: word } : { text: word };
}

function jsonIn(hash: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}
