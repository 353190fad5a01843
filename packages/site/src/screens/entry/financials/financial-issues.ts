import { type Issue, missingFinancialFiles } from "@kaitori/domain";
import {
  chosenPapers,
  type Divided,
  type FinancialKind,
  type FinancialValues,
  financialKinds,
} from "./financial-values.ts";

/** What the papers still lack (R4.17), by the fields of the form. `names` are what the papers are called. */
export function financialIssues(
  user: Divided,
  values: FinancialValues,
  names: Readonly<Record<FinancialKind, string>>,
): Issue[] {
  const chosen = chosenPapers(values);
  if (!chosen) return [{ path: ["canSubmit"], code: "choice" }];
  const uploaded = Object.fromEntries(financialKinds.map((kind) => [kind, values.files[kind].length > 0]));
  const missing = new Set<string>(missingFinancialFiles(user, chosen, uploaded));
  return financialKinds
    .filter((kind) => missing.has(kind))
    .map((kind) => ({ path: ["files", kind], code: "fileMissing", params: { kind: names[kind] } }));
}
