import * as v from "valibot";
import { badRequest, type HttpError } from "./errors.ts";
import { type Finding, issuesRefusal } from "./issues.ts";

/** The limits of the wire, by the message that its schemas give them. */
const limits = ["tooManyClaims", "tooMany", "tooLong"] as const;

/** Only input without the shape of the call; fields that a person fills in are judged by the domain instead. */
export function wireErrors(issues: readonly v.BaseIssue<unknown>[]): HttpError {
  const beyond = issues.flatMap(beyondLimit);
  if (beyond.length > 0) return issuesRefusal(beyond);
  if (issues.some((issue) => v.getDotPath(issue) === null)) return badRequest();
  return issuesRefusal(issues.map((issue) => ({ path: pathOf(issue), code: "inputWrong" })));
}

function beyondLimit(issue: v.BaseIssue<unknown>): Finding[] {
  const code = limits.find((limit) => limit === issue.message);
  return code ? [{ path: pathOf(issue), code, params: { max: Number(issue.requirement) } }] : [];
}

const pathOf = ({ path }: v.BaseIssue<unknown>) =>
  (path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
