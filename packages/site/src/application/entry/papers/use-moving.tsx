import { uploadCopy } from "@kaitori/brand/copy/upload";
import { useState } from "react";
import { useHasServerLevel } from "#foundation/server/use-has-server-level.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { focusMoved } from "#foundation/uploads/UploadField.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type Box, MoveFile } from "./MoveFile.tsx";

/** Moving files between the boxes of the page: the props of a slot, and the dialog that asks for the target. */
export function useMoving(boxes: readonly [Box, ...Box[]]) {
  const { mark } = useUploads(boxes[0].sentAs);
  const { toasts } = useSite();
  const { moved } = useCopy(uploadCopy);
  const hasKinds = useHasServerLevel(1);
  const [moving, setMoving] = useState<UploadRow | null>(null);
  const [otherBox, ...furtherBoxes] = boxes.filter(({ sentAs }) => sentAs !== moving?.kind);
  const moveTo = ({ key, name }: UploadRow, { sentAs, label }: Box) => {
    setMoving(null);
    mark(key, [sentAs]);
    toasts.say("positive", moved({ name, box: label }));
    focusMoved(key);
  };
  return {
    // Without that call the file would have to be uploaded again.
    onMove: hasKinds && boxes.length > 1 ? setMoving : undefined,
    question: moving && otherBox && (
      <MoveFile
        name={moving.name}
        boxes={[otherBox, ...furtherBoxes]}
        onMove={(box) => moveTo(moving, box)}
        onClose={() => setMoving(null)}
      />
    ),
  };
}
