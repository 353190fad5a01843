import { issueSentence } from "@kaitori/brand/issues";
import type { IssuePath } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import { HttpError } from "./errors.ts";

/** A finding of the domain, or one of the server's own that the brand's copy has a sentence for. */
export interface Finding {
  readonly path: IssuePath;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What the domain found, as the 400 of spec §8: by field, lists by index, the rest under non_field_errors. */
export function refuseIssues(brand: ServedBrand, issues: readonly Finding[]): void {
  if (issues.length > 0) throw issuesRefusal(brand, issues);
}

export function issuesRefusal({ copy }: ServedBrand, issues: readonly Finding[]): HttpError {
  const body: Branch = {};
  for (const issue of issues) put(body, issue.path, issueSentence(copy, issue));
  return new HttpError(400, filled(body));
}

type Branch = { [key: string]: Branch | string[] };

function put(branch: Branch, [step, ...rest]: IssuePath, sentence: string): void {
  const key = String(step ?? "non_field_errors");
  const here = branch[key];
  if (rest.length === 0 && !here) branch[key] = [sentence];
  else if (Array.isArray(here)) {
    if (rest.length === 0) here.push(sentence);
  } else if (rest.length === 0 && here) put(here, ["non_field_errors"], sentence);
  else {
    const next = here ?? {};
    branch[key] = next;
    put(next, rest, sentence);
  }
}

/** Keys that are indexes make a list; the rows without a finding are empty objects. */
function filled(branch: Branch | string[]): unknown {
  if (Array.isArray(branch)) return branch;
  const keys = Object.keys(branch);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    const length = Math.max(...keys.map(Number)) + 1;
    return Array.from({ length }, (_, index) => filled(branch[index] ?? {}));
  }
  return Object.fromEntries(keys.map((key) => [key, filled(branch[key] ?? {})]));
}
