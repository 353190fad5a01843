import { identityCopy } from "@kaitori/brand/copy/identity";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { useRef, useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { focusMovedRow, UploadField, type UploadFieldProps } from "#foundation/uploads/UploadField.tsx";
import { isUnderWay, type UploadRow } from "#foundation/uploads/upload-row.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

type Side = "front" | "back";

export interface LicenceSidesProps
  extends Pick<UploadFieldProps, "id" | "required" | "hidesOptionalMark" | "error"> {
  readonly uploads: readonly UploadRow[];
}

/** An upload field per side of a licence. Both files have the same kind, so only this component stores the side. */
export function LicenceSides({ uploads, id, error, ...requiredProps }: LicenceSidesProps) {
  const { toasts } = useSite();
  const words = useCopy(identityCopy);
  const { moved } = useCopy(uploadCopy);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(() => new Map());
  const clickedSide = useRef<Side>("front");
  const newUploads = uploads.filter(({ key }) => !sides.has(key));
  if (newUploads.length > 0) {
    const newSides = new Map(sides);
    const hasFile = (side: Side) => uploads.some(({ key }) => newSides.get(key) === side);
    for (const { key, name } of newUploads) {
      const side = newUploads.length > 1 ? sideOfFileName(name) : undefined;
      // Two files at once are sorted by their names, else the second one is the back.
      newSides.set(key, side ?? (clickedSide.current === "back" || hasFile("front") ? "back" : "front"));
    }
    setSides(newSides);
  }
  const labels = { front: words.licenceFront, back: words.licenceBack };
  const hasSide = (side: Side) => uploads.some(({ key }) => sides.get(key) === side);
  const targetSide: Side = hasSide("front") ? "back" : "front";
  const fieldProps = (side: Side): Omit<UploadFieldProps, "label"> => ({
    ...requiredProps,
    kind: "identity",
    // One upload per kind at a time (R5.5).
    disabled: uploads.some(isUnderWay),
    isOwnRow: ({ key }: UploadRow) => sides.get(key) === side,
    // A file that moves to the other side changes places with the file there.
    onMove: ({ key, name }: UploadRow) => {
      setSides(new Map([...sides].map(([key, side]) => [key, otherSide[side]])));
      focusMovedRow(key);
      toasts.show("positive", moved({ name, box: labels[otherSide[side]] }));
    },
    onBeforePick: () => {
      clickedSide.current = side;
    },
    ...(targetSide === side && { id, error }),
  });
  return (
    <>
      <UploadField label={labels.front} multiple={uploads.length === 0} {...fieldProps("front")} />
      <UploadField
        label={labels.back}
        warning={isSameFileTwice(uploads) && words.sameSideTwice}
        {...fieldProps("back")}
      />
    </>
  );
}

const otherSide = { front: "back", back: "front" } as const satisfies Record<Side, Side>;

const sideOfFileName = (name: string): Side | undefined => {
  const [isFront, isBack] = [/表|おもて|omote|front/i.test(name), /裏|うら|ura|back/i.test(name)];
  if (isFront === isBack) return undefined;
  return isFront ? "front" : "back";
};

/** True if both sides have the same file name and size. */
function isSameFileTwice(uploads: readonly UploadRow[]) {
  const files = uploads.flatMap(({ name, size }) => (size === undefined ? [] : [`${size} ${name}`]));
  return new Set(files).size < files.length;
}
