import { uploadCopy } from "@kaitori/brand/copy/upload";
import { useState } from "react";
import { useHasAdditions } from "#foundation/server/use-has-additions.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { focusMovedRow } from "#foundation/uploads/UploadField.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type Box, MoveFile } from "./MoveFile.tsx";

export function useMoveFile(boxes: readonly [Box, ...Box[]]) {
  const { assign } = useUploads(boxes[0].uploadKind);
  const { toasts } = useSite();
  const { moved } = useCopy(uploadCopy);
  const hasKinds = useHasAdditions();
  const [fileToMove, setFileToMove] = useState<UploadRow | null>(null);
  const [otherBox, ...furtherBoxes] = boxes.filter(({ uploadKind }) => uploadKind !== fileToMove?.kind);
  const moveTo = ({ key, name }: UploadRow, { uploadKind, label }: Box) => {
    setFileToMove(null);
    assign(key, [uploadKind]);
    toasts.show("positive", moved({ name, box: label }));
    focusMovedRow(key);
  };
  return {
    // Without this call the file would have to be uploaded again.
    onMove: hasKinds && boxes.length > 1 ? setFileToMove : undefined,
    dialog: fileToMove && otherBox && (
      <MoveFile
        name={fileToMove.name}
        boxes={[otherBox, ...furtherBoxes]}
        onMove={(box) => moveTo(fileToMove, box)}
        onClose={() => setFileToMove(null)}
      />
    ),
  };
}
