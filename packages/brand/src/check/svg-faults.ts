import { type BilingualText, say } from "../sentences/say.ts";

const dangers: readonly {
  readonly pattern: RegExp;
  readonly fault: BilingualText;
  readonly howToFix: BilingualText;
  readonly level?: "advice";
}[] = [
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

/** Forbidden content of an SVG, each with its line. */
export const svgFaults = (text: string): SvgFault[] =>
  dangers.flatMap(({ pattern, ...texts }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ line: text.slice(0, at).split("\n").length, ...texts }];
  });

interface SvgFault {
  readonly line: number;
  readonly fault: BilingualText;
  readonly howToFix: BilingualText;
  readonly level?: "advice";
}
