import {
  canShareFile,
  type FinancialFileKind,
  financialFileKinds,
  type Issue,
  missingFinancialFiles,
  type WithDivision,
} from "@kaitori/domain";
import { type BrandPaper, byKind, chosenPapers, type FinancialValues } from "./financial-values.ts";

/** The missing papers (R4.17) as findings at the fields of the form. `names` are the names of the papers. */
export function financialIssues(
  user: WithDivision,
  values: FinancialValues,
  names: Readonly<Record<FinancialFileKind, string>>,
  /** The common name of papers that share a file. */
  set?: string,
): Issue[] {
  const papersOfCase = chosenPapers(values);
  if (!papersOfCase) return [{ path: ["canSubmit"], code: "choice" }];
  const isUploaded = byKind((kind) => values.files[kind].length > 0);
  const missing = new Set<string>(missingFinancialFiles(user, papersOfCase, isUploaded));
  const kinds = financialFileKinds.filter((kind) => missing.has(kind));
  const issueOf = (kind: FinancialFileKind, name: string): Issue => ({
    path: ["files", kind],
    code: "fileMissing",
    params: { kind: name },
  });
  const [first] = kinds;
  if (set === undefined || first === undefined || !canShareFile(kinds))
    return kinds.map((kind) => issueOf(kind, names[kind]));
  // The papers share one slot: it lacks all, or those that no file holds.
  const isAnythingGiven = Object.values(values.files).some((ids) => ids.length > 0);
  return [issueOf(first, isAnythingGiven ? kinds.map((kind) => names[kind]).join("、") : set)];
}

export const furtherIssues = (
  { further }: Pick<FinancialValues, "further">,
  brandPapers: readonly BrandPaper[],
  nameOf: (kind: string) => string,
): Issue[] =>
  brandPapers
    .filter(({ kind, required }) => required && (further[kind] ?? []).length === 0)
    .map(({ kind }) => ({ path: ["further", kind], code: "fileMissing", params: { kind: nameOf(kind) } }));
