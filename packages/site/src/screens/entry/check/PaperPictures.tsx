import { FilePreview, VisuallyHidden } from "@kaitori/ui";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { pictures } from "./PaperPictures.css.ts";

/** Thumbnails of the files. Only screen readers get the file names, because those of a camera mean nothing. */
export function PaperPictures({ files }: { readonly files: readonly UploadRow[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={pictures}>
      {files.map(({ key, name, preview }) => (
        <li key={key}>
          <FilePreview preview={preview} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
