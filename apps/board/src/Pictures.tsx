import { drawingFaults, svgSize } from "@kaitori/brand/draft";
import { Button, FilePicker, Note, Stack, Text } from "@kaitori/ui";
import { useState } from "react";
import * as styles from "./Board.css.ts";
import type { BoardDraft } from "./draft.ts";
import { drawingFaultText, pictureNames, texts } from "./texts.ts";

export interface PicturesProps {
  readonly pictures: BoardDraft["pictures"];
  readonly onChange: (pictures: BoardDraft["pictures"]) => void;
}

type Name = keyof typeof pictureNames;
const names = Object.keys(pictureNames) as Name[];

/** Pictures of the brand (`assets`) that one uploaded drawing replaces. */
const assetsOf = {
  logo: ["logo", "logoOnPaper"],
  mark: ["mark", "favicon"],
  hero: ["hero"],
  done: ["done"],
  empty: ["empty"],
  lost: ["lost"],
  closed: ["closed"],
} as const satisfies Record<Name, readonly (keyof BoardDraft["pictures"])[]>;

export function Pictures({ pictures, onChange }: PicturesProps) {
  return (
    <Stack gap="m">
      <Note>{texts.pictureHint}</Note>
      {names.map((name) => (
        <DropZone
          key={name}
          name={name}
          svg={pictures[name]?.content}
          onDrop={(picture) =>
            onChange({ ...pictures, ...Object.fromEntries(assetsOf[name].map((asset) => [asset, picture])) })
          }
          onRemove={() =>
            onChange(
              Object.fromEntries(
                Object.entries(pictures).filter(
                  ([asset]) => !assetsOf[name].some((removed) => removed === asset),
                ),
              ),
            )
          }
        />
      ))}
    </Stack>
  );
}

interface DropProps {
  readonly name: Name;
  readonly svg: string | undefined;
  readonly onDrop: (picture: { width: number; height: number; content: string }) => void;
  readonly onRemove: () => void;
}

function DropZone({ name, svg, onDrop, onRemove }: DropProps) {
  const [fault, setFault] = useState<string>();
  const readDrawing = async (file: File | undefined) => {
    if (!file) return;
    const content = await file.text();
    const faults = assetsOf[name].flatMap((asset) => drawingFaults(asset, content));
    const size = svgSize(content);
    setFault(faults[0] && `${file.name}：${drawingFaultText(faults[0])}`);
    if (size && faults.length === 0) onDrop({ ...size, content });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same as dropping
    <div
      className={styles.dropZone}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void readDrawing(event.dataTransfer.files[0]);
      }}
    >
      {fault && (
        <div role="alert">
          <Text size="small" weight="strong">
            {fault}
          </Text>
        </div>
      )}
      <div className={styles.dropRow}>
        <FilePicker icon={null} accept="image/svg+xml,.svg" onPick={([file]) => void readDrawing(file)}>
          {pictureNames[name]}：{texts.choosePicture}
        </FilePicker>
        {svg && (
          <>
            <img
              className={styles.thumbnail}
              alt={pictureNames[name]}
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            />
            <Button tone="secondary" onClick={onRemove}>
              {texts.removePicture}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
