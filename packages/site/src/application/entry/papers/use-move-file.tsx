import { commonCopy } from "@kaitori/brand/copy/common";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { RadioCards } from "@kaitori/ui";
import { useState } from "react";
import { ConfirmDialog } from "#foundation/forms/ConfirmDialog.tsx";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { focusMovedRow } from "#foundation/uploads/UploadField.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export function useMoveFile(boxes: readonly [Box, ...Box[]]) {
  const { assign } = useUploads(boxes[0].uploadKind);
  const { toasts } = useSite();
  const { moved } = useCopy(uploadCopy);
  const hasAddedCalls = useHasAddedCalls();
  const [fileToMove, setFileToMove] = useState<UploadRow | null>(null);
  const [otherBox, ...furtherBoxes] = boxes.filter(({ uploadKind }) => uploadKind !== fileToMove?.kind);
  const moveTo = ({ key, name }: UploadRow, { uploadKind, label }: Box) => {
    setFileToMove(null);
    assign(key, [uploadKind]);
    toasts.show("positive", moved({ name, box: label }));
    focusMovedRow(key);
  };
  return {
    // Without the call that changes the kinds of a file, it would have to be uploaded again.
    onMove: hasAddedCalls && boxes.length > 1 ? setFileToMove : undefined,
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

/** A box: the upload field of one paper, identified by its upload kind. */
export interface Box {
  readonly uploadKind: string;
  /** Unique on the page. */
  readonly label: string;
}

interface MoveFileProps {
  readonly name: string;
  readonly boxes: readonly [Box, ...Box[]];
  readonly onMove: (box: Box) => void;
  readonly onClose: () => void;
}

function MoveFile({ name, boxes, onMove, onClose }: MoveFileProps) {
  const words = useCopy(uploadCopy);
  const { cancel } = useCopy(commonCopy);
  const [chosenBox, setChosenBox] = useState(boxes[0]);
  return (
    <ConfirmDialog
      title={words.moveTitle({ name })}
      confirm={words.move}
      tone="primary"
      cancel={cancel}
      onConfirm={() => onMove(chosenBox)}
      onClose={onClose}
    >
      <RadioCards
        label={words.moveTo}
        required
        value={chosenBox.uploadKind}
        onChange={({ currentTarget }) =>
          setChosenBox(boxes.find(({ uploadKind }) => uploadKind === currentTarget.value) ?? chosenBox)
        }
        options={boxes.map(({ uploadKind, label }) => ({ value: uploadKind, label }))}
      />
    </ConfirmDialog>
  );
}
