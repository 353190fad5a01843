import * as v from "valibot";
import type { ServedBrand } from "../brands/brand.ts";
import { badRequest, type HttpError, validationFailed } from "./errors.ts";
import { type Finding, issuesRefusal } from "./issues.ts";

/** The limits of the wire, by the message that its schemas give them; the sentence is the brand's. */
const limits: ReadonlySet<string> = new Set(["tooManyClaims", "tooMany", "tooLong"]);

/** What does not even have the shape of the call; fields that a person fills in are judged by the domain instead. */
export function wireErrors(brand: ServedBrand, issues: readonly v.BaseIssue<unknown>[]): HttpError {
  const beyond = issues.filter(({ message }) => limits.has(message));
  if (beyond.length > 0) return issuesRefusal(brand, beyond.map(beyondLimit));
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    if (path === null) return badRequest();
    fields[path] = ["入力内容をご確認ください。"];
  }
  return validationFailed(fields);
}

const beyondLimit = ({ message, path, requirement }: v.BaseIssue<unknown>): Finding => ({
  path: (path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key))),
  code: message,
  params: { max: Number(requirement) },
});
