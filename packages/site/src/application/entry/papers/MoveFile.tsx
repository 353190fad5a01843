import { commonCopy } from "@kaitori/brand/copy/common";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { Button, Dialog, RadioCards } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";

/** A box: the upload field of one paper, identified by its upload kind. */
export interface Box {
  readonly uploadKind: string;
  /** Unique on the page. */
  readonly label: string;
}

export interface MoveFileProps {
  readonly name: string;
  readonly boxes: readonly [Box, ...Box[]];
  readonly onMove: (box: Box) => void;
  readonly onClose: () => void;
}

export function MoveFile({ name, boxes, onMove, onClose }: MoveFileProps) {
  const words = useCopy(uploadCopy);
  const { cancel } = useCopy(commonCopy);
  const [chosenBox, setChosenBox] = useState(boxes[0]);
  return (
    <Dialog
      open
      title={words.moveTitle({ name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onMove(chosenBox)}>{words.move}</Button>
          <Button tone="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
