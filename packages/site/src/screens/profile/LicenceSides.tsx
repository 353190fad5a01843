import { identityCopy } from "@kaitori/brand/copy/identity";
import { useRef, useState } from "react";
import { UploadField, type UploadFieldProps } from "#foundation/uploads/UploadField.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { isUnderWay } from "#foundation/uploads/upload-row.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

type Side = "front" | "back";

export interface LicenceSidesProps extends Pick<UploadFieldProps, "id" | "required" | "unmarked" | "error"> {
  /** The pictures that this form hands in. */
  readonly given: readonly UploadRow[];
}

/** A place for each side of a licence. Both are pictures of one kind, so which is which is known here alone. */
export function LicenceSides({ given, id, error, ...mark }: LicenceSidesProps) {
  const words = useCopy(identityCopy);
  const [sides] = useState(() => new Map<string, Side>());
  const pickedFor = useRef<Side>("front");
  for (const { key } of given) {
    if (sides.has(key)) continue;
    // Both at once into the first place: the second picture is the back.
    const isFrontTaken = given.some((other) => sides.get(other.key) === "front");
    sides.set(key, pickedFor.current === "back" || isFrontTaken ? "back" : "front");
  }
  const has = (side: Side) => given.some(({ key }) => sides.get(key) === side);
  const wrong: Side = has("front") ? "back" : "front";
  const place = (side: Side) => ({
    ...mark,
    kind: "identity",
    camera: true,
    // While one of a kind is on its way no other is taken (R5.5).
    disabled: given.some(isUnderWay),
    only: ({ key }: UploadRow) => sides.get(key) === side,
    onBeforePick: () => {
      pickedFor.current = side;
    },
    ...(wrong === side && { id, error }),
  });
  return (
    <>
      <UploadField label={words.licenceFront} multiple={given.length === 0} {...place("front")} />
      <UploadField label={words.licenceBack} {...place("back")} />
    </>
  );
}
