import { identityCopy } from "@kaitori/brand/copy/identity";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { useRef, useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { focusMoved, UploadField, type UploadFieldProps } from "#foundation/uploads/UploadField.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { isUnderWay } from "#foundation/uploads/upload-row.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

type Side = "front" | "back";

export interface LicenceSidesProps extends Pick<UploadFieldProps, "id" | "required" | "unmarked" | "error"> {
  /** The pictures that this form hands in. */
  readonly uploads: readonly UploadRow[];
}

/** A slot per side of a licence. Both files have one kind, so only this component knows the side. */
export function LicenceSides({ uploads, id, error, ...mark }: LicenceSidesProps) {
  const { toasts } = useSite();
  const words = useCopy(identityCopy);
  const { moved } = useCopy(uploadCopy);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(() => new Map());
  const pickedFor = useRef<Side>("front");
  const fresh = uploads.filter(({ key }) => !sides.has(key));
  if (fresh.length > 0) {
    const knownSides = new Map(sides);
    const isTaken = (side: Side) => uploads.some(({ key }) => knownSides.get(key) === side);
    for (const { key, name } of fresh) {
      const side = fresh.length > 1 ? sideNamed(name) : undefined;
      // Both at once into the first place: by their names, else the second picture is the back.
      knownSides.set(key, side ?? (pickedFor.current === "back" || isTaken("front") ? "back" : "front"));
    }
    setSides(knownSides);
  }
  const labels = { front: words.licenceFront, back: words.licenceBack };
  const has = (side: Side) => uploads.some(({ key }) => sides.get(key) === side);
  const targetSide: Side = has("front") ? "back" : "front";
  const place = (side: Side) => ({
    ...mark,
    kind: "identity",
    // One upload per kind at a time (R5.5).
    disabled: uploads.some(isUnderWay),
    only: ({ key }: UploadRow) => sides.get(key) === side,
    // With both sides present they are swapped.
    onMove: ({ key, name }: UploadRow) => {
      setSides(new Map([...sides].map(([key, of]) => [key, otherSide[of]])));
      focusMoved(key);
      toasts.say("positive", moved({ name, box: labels[otherSide[side]] }));
    },
    onBeforePick: () => {
      pickedFor.current = side;
    },
    ...(targetSide === side && { id, error }),
  });
  return (
    <>
      <UploadField label={labels.front} multiple={uploads.length === 0} {...place("front")} />
      <UploadField
        label={labels.back}
        warning={isSameTwice(uploads) && words.sameSideTwice}
        {...place("back")}
      />
    </>
  );
}

const otherSide = { front: "back", back: "front" } as const satisfies Record<Side, Side>;

const sideNamed = (name: string): Side | undefined => {
  const [isFront, isBack] = [/表|おもて|omote|front/i.test(name), /裏|うら|ura|back/i.test(name)];
  if (isFront === isBack) return undefined;
  return isFront ? "front" : "back";
};

/** Warns if both sides have the same file name and size. */
const isSameTwice = (uploads: readonly UploadRow[]) =>
  uploads.some((row, at) =>
    uploads.some(
      (previous, index) =>
        index < at && row.size !== undefined && previous.size === row.size && previous.name === row.name,
    ),
  );
