import { lazy, type ReactNode, Suspense } from "react";
import { DocumentIcon } from "../Icon/index.ts";
import { preview as frame, picture } from "./FileLine.css.ts";

const JustTheDrawing = ({ fallback }: { fallback: ReactNode }) => <>{fallback}</>;
// Its library is for newer browsers than the site, and may be out of reach: a preview is no reason to lose the page.
const PdfFirstPage = lazy(() => import("./PdfFirstPage.tsx").catch(() => ({ default: JustTheDrawing })));
const placeholder = <DocumentIcon size="large" />;

/** What a file looks like; `url` is an object URL or an address. */
export type Preview = { kind: "image" | "pdf"; url: string };

/** The picture itself, the first page of a PDF, or the drawing of a sheet. */
export function FilePreview({ preview }: { preview: Preview | undefined }) {
  return (
    <div className={frame} aria-hidden="true">
      {preview?.kind === "image" && <img src={preview.url} alt="" className={picture} />}
      {preview?.kind === "pdf" && (
        <Suspense fallback={placeholder}>
          <PdfFirstPage url={preview.url} fallback={placeholder} />
        </Suspense>
      )}
      {!preview && placeholder}
    </div>
  );
}
