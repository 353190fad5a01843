import * as v from "valibot";
import { badRequest, type HttpError, validationFailed } from "./errors.ts";

/** What does not even have the shape of the call; fields that a person fills in are judged by the domain instead. */
export function wireErrors(issues: readonly v.BaseIssue<unknown>[]): HttpError {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    if (path === null) return badRequest();
    fields[path] = ["入力内容をご確認ください。"];
  }
  return validationFailed(fields);
}
