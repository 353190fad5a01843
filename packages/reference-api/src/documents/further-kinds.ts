import type { FurtherPaper as DeclaredPaper } from "@kaitori/brand/settings";
import { fileKindIssues, furtherKindOf, isFurtherKind, type WithKinds } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import { nonFieldError } from "../http/errors.ts";
import { refuseIssues } from "../http/issues.ts";
import type { AcceptedFile } from "./inspection/inspection-result.ts";

/** Declaration of a further paper; undefined if the brand does not require it. */
export const findDeclaration = (
  { settings }: Pick<ServedBrand, "settings">,
  kind: string,
): DeclaredPaper | undefined => settings.furtherPapers?.find(({ key }) => furtherKindOf(key) === kind);

/** Refuses kinds of different sets, and further papers that the brand does not require. */
export function requireAllowedKinds(brand: ServedBrand, { kind, kinds }: WithKinds): void {
  refuseIssues(fileKindIssues({ kind, kinds }));
  if (isFurtherKind(kind) && !findDeclaration(brand, kind)) throw nonFieldError("paperNotAskedFor");
}

export const filesPerKindOf = (brand: ServedBrand, kind: string): number =>
  findDeclaration(brand, kind)?.files ?? brand.settings.limits.uploadsPerKind;

/** Refuses a PDF or picture if the brand accepts only the other. */
export function requireAllowedFormat(
  brand: ServedBrand,
  kind: string,
  { contentType }: Pick<AcceptedFile, "contentType">,
): void {
  const only = findDeclaration(brand, kind)?.only;
  const format = contentType === "application/pdf" ? "pdf" : "picture";
  if (only !== undefined && only !== format)
    throw nonFieldError(only === "pdf" ? "fileOnlyPdf" : "fileOnlyPicture");
}
