import type { PdfPreviewProps } from "@kaitori/ui";
import { lazy, Suspense } from "react";

const FallbackOnly = ({ fallback }: Pick<PdfPreviewProps, "fallback">) => <>{fallback}</>;
// pdf.js needs a newer browser than the site, and may fail to load: the page works without a preview.
const PdfFirstPage = lazy(() => import("./PdfFirstPage.tsx").catch(() => ({ default: FallbackOnly })));

/** Shows the first page of a PDF; the ui components have no PDF reader. */
export function PdfPreview(props: PdfPreviewProps & { readonly pixels?: number }) {
  return (
    <Suspense fallback={props.fallback}>
      <PdfFirstPage {...props} />
    </Suspense>
  );
}
