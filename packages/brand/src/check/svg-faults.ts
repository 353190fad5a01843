import type { AssetName } from "../assets.ts";
import { type BilingualText, say } from "../sentences/say.ts";
import { type AssetLimit, assetLimits } from "./asset-limits.ts";
import { svgSize, viewBoxOf } from "./svg-size.ts";

type Danger = Omit<SvgFault, "line"> & { readonly pattern: RegExp };
const dangers: readonly Danger[] = [
  { pattern: /<script\b/i, fault: say("containsScript"), howToFix: say("takeScriptOut") },
  { pattern: /\son[a-z]+\s*=/i, fault: say("containsEventHandler"), howToFix: say("takeHandlerOut") },
  { pattern: /<foreignObject\b/i, fault: say("containsForeignContent"), howToFix: say("drawAsShapes") },
  {
    pattern: /(?:href|src)\s*=\s*["'](?!#|data:image\/)[^"']|url\(\s*["']?(?!#)[^)]|@import/i,
    fault: say("refersToOtherFiles"),
    howToFix: say("putEverythingInFile"),
  },
  {
    pattern: /<text\b/i,
    fault: say("containsText"),
    howToFix: say("outlineText"),
    level: "advice",
  },
  {
    pattern: /<(?:animate|set)\w*\b|@keyframes|animation(?:-name)?\s*:/i,
    fault: say("isAnimated"),
    howToFix: say("takeMovementOut"),
  },
  { pattern: /<image\b/i, fault: say("containsPixelImage"), howToFix: say("drawAsShapes") },
];

/** Forbidden content of an SVG, and a viewBox that cuts it off, each with its line. */
export const svgFaults = (text: string): SvgFault[] => [
  ...dangers.flatMap(({ pattern, ...texts }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ line: text.slice(0, at).split("\n").length, ...texts }];
  }),
  ...(isCutOff(text)
    ? [{ line: 1, fault: say("isCutOff"), howToFix: say("fillSquare"), level: "advice" as const }]
    : []),
];

/** Share of its size by which a drawing may run over its edge. */
const bleed = 0.05;

/** True if more than a third of the shapes begin clearly outside the viewBox; a transformed drawing is not judged. */
function isCutOff(text: string): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(text);
  if (/transform\s*[=:]/i.test(text)) return false;
  const points = [
    ...text.matchAll(/(?:\bd=["']\s*M|\sc?x=["'])\s*([-\d.]+)(?:[\s,]+|["']\s+c?y=["']|(?=-))([-\d.]+)/g),
  ];
  const isOutside = (from: number, size: number) => from < -size * bleed || from > size * (1 + bleed);
  const outside = points.filter(
    ([, x, y]) => isOutside(Number(x) - left, width) || isOutside(Number(y) - top, height),
  );
  return outside.length > points.length / 3;
}

interface SvgFault {
  readonly line: number;
  readonly fault: BilingualText;
  readonly howToFix: BilingualText;
  readonly level?: "advice";
}

/** Reason why a drawing is no picture for the brand; `limit` is the value that it exceeds. */
export type DrawingFault =
  | { readonly cause: "notSvg" | "unsafe" }
  | { readonly cause: "tooHeavy"; readonly limit: number }
  | { readonly cause: "wrongShape"; readonly limit: readonly [number, number] };

/** Checks an SVG that is not saved yet, with the same limits as the check. */
export function drawingFaults(name: AssetName, svg: string): DrawingFault[] {
  const { bytes, ratio }: AssetLimit = assetLimits[name];
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
