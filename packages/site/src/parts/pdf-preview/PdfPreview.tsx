import type { PdfPreviewProps } from "@kaitori/ui";
import { lazy, Suspense } from "react";

const JustTheDrawing = ({ fallback }: Pick<PdfPreviewProps, "fallback">) => <>{fallback}</>;
// Its library is for newer browsers than the site, and may be out of reach: a preview is no reason to lose the page.
const PdfFirstPage = lazy(() => import("./PdfFirstPage.tsx").catch(() => ({ default: JustTheDrawing })));

/** The first page of a PDF, for the components, which bring no reader of PDFs along. */
export function PdfPreview(props: PdfPreviewProps & { readonly pixels?: number }) {
  return (
    <Suspense fallback={props.fallback}>
      <PdfFirstPage {...props} />
    </Suspense>
  );
}
