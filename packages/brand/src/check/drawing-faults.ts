import type { AssetName } from "../assets.ts";
import { assetLimits } from "./asset-limits.ts";
import { svgFaults } from "./svg-faults.ts";
import { svgSize } from "./svg-size.ts";

/** Reason why a drawing is no picture for the brand; `limit` is the value that it exceeds. */
export type DrawingFault =
  | { readonly cause: "notSvg" | "unsafe" }
  | { readonly cause: "tooHeavy"; readonly limit: number }
  | { readonly cause: "wrongShape"; readonly limit: readonly [number, number] };

/** Checks an SVG that is not saved yet, with the same limits as the check. */
export function drawingFaults(name: AssetName, svg: string): DrawingFault[] {
  const { bytes, ratio } = assetLimits[name];
  const size = svgSize(svg);
  if (!size) return [{ cause: "notSvg" }];
  const faults: DrawingFault[] = [];
  if (svgFaults(svg).some(({ level }) => level !== "advice")) faults.push({ cause: "unsafe" });
  if (new TextEncoder().encode(svg).length > bytes) faults.push({ cause: "tooHeavy", limit: bytes });
  const aspectRatio = size.width / size.height;
  if (ratio && (aspectRatio < ratio[0] || aspectRatio > ratio[1]))
    faults.push({ cause: "wrongShape", limit: ratio });
  return faults;
}
