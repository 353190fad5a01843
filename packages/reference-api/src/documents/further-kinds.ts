import type { FurtherPaper as Declared } from "@kaitori/brand/settings";
import { fileKindIssues, furtherKindOf, isFurtherKind, type WithKinds } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import { nonFieldError } from "../http/errors.ts";
import { refuseIssues } from "../http/issues.ts";
import type { AcceptedFile } from "./inspection/inspection-result.ts";

/** The brand's declaration of one of its further papers; undefined where the brand no longer asks for it. */
export const declaredPaper = (
  { settings }: Pick<ServedBrand, "settings">,
  kind: string,
): Declared | undefined => settings.furtherPapers?.find(({ key }) => furtherKindOf(key) === kind);

/** A file stands for papers of one set; of the papers beside those of the specification only for one that is asked for. */
export function refuseOtherPapers(brand: ServedBrand, { kind, kinds }: WithKinds): void {
  refuseIssues(fileKindIssues({ kind, kinds }));
  if (isFurtherKind(kind) && !declaredPaper(brand, kind)) throw nonFieldError("paperNotAskedFor");
}

export const filesPerKindOf = (brand: ServedBrand, kind: string): number =>
  declaredPaper(brand, kind)?.files ?? brand.settings.limits.uploadsPerKind;

/** A brand may take a paper as PDF alone, or as pictures alone. */
export function refuseOtherForm(
  brand: ServedBrand,
  kind: string,
  { contentType }: Pick<AcceptedFile, "contentType">,
): void {
  const only = declaredPaper(brand, kind)?.only;
  const form = contentType === "application/pdf" ? "pdf" : "picture";
  if (only !== undefined && only !== form)
    throw nonFieldError(only === "pdf" ? "fileOnlyPdf" : "fileOnlyPicture");
}
