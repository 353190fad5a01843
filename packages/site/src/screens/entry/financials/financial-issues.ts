import {
  type FinancialFileKind,
  financialFileKinds,
  type Issue,
  missingFinancialFiles,
} from "@kaitori/domain";
import { chosenPapers, type Divided, type FinancialValues } from "./financial-values.ts";

/** What the papers still lack (R4.17), by the fields of the form. `names` are what the papers are called. */
export function financialIssues(
  user: Divided,
  values: FinancialValues,
  names: Readonly<Record<FinancialFileKind, string>>,
): Issue[] {
  const chosen = chosenPapers(values);
  if (!chosen) return [{ path: ["canSubmit"], code: "choice" }];
  const uploaded = Object.fromEntries(
    financialFileKinds.map((kind) => [kind, values.files[kind].length > 0]),
  );
  const missing = new Set<string>(missingFinancialFiles(user, chosen, uploaded));
  return financialFileKinds
    .filter((kind) => missing.has(kind))
    .map((kind) => ({ path: ["files", kind], code: "fileMissing", params: { kind: names[kind] } }));
}
