import { DocumentIcon } from "../Icon/index.ts";
import { usePdfPreview } from "../UiProvider/context.ts";
import { preview as frame, picture } from "./FileLine.css.ts";

const placeholder = <DocumentIcon size="large" />;

/** Picture of a file; `url` is an object URL or an address. */
export type Preview = { kind: "image" | "pdf"; url: string };

export type FilePreviewProps = {
  /** Absent if the file has no picture: a drawing takes its place. */
  preview: Preview | undefined;
};

/** The image, or the first page of a PDF if `UiProvider` has a `pdfPreview`; otherwise an icon. */
export function FilePreview({ preview }: FilePreviewProps) {
  return (
    <div className={frame} aria-hidden="true">
      <PreviewImage preview={preview} />
    </div>
  );
}

function PreviewImage({ preview }: FilePreviewProps) {
  const PdfPreview = usePdfPreview();
  if (preview?.kind === "image") return <img src={preview.url} alt="" loading="lazy" className={picture} />;
  if (preview?.kind !== "pdf" || !PdfPreview) return placeholder;
  return <PdfPreview url={preview.url} className={picture} fallback={placeholder} />;
}
