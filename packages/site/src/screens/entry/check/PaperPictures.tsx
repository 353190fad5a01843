import { FilePreview, VisuallyHidden } from "@kaitori/ui";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { pictures } from "./PaperPictures.css.ts";

/** Small pictures of the files, whose names are only read out: a camera's names say nothing. */
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
