import { type BilingualText, say } from "../sentences/say.ts";

const dangers: readonly {
  readonly pattern: RegExp;
  readonly fault: BilingualText;
  readonly howToFix: BilingualText;
  readonly level?: "advice";
}[] = [
  { pattern: /<script\b/i, fault: say("holdsScript"), howToFix: say("takeScriptOut") },
  { pattern: /\son[a-z]+\s*=/i, fault: say("holdsHandler"), howToFix: say("takeHandlerOut") },
  { pattern: /<foreignObject\b/i, fault: say("holdsForeign"), howToFix: say("drawAsShapes") },
  {
    pattern: /(?:href|src)\s*=\s*["'](?!#|data:image\/)[^"']|url\(\s*["']?(?!#)[^)]|@import/i,
    fault: say("refersOutside"),
    howToFix: say("putInFile"),
  },
  {
    pattern: /<text\b/i,
    fault: say("holdsLetters"),
    howToFix: say("outline"),
    level: "advice",
  },
  {
    pattern: /<(?:animate|set)\w*\b|@keyframes|animation(?:-name)?\s*:/i,
    fault: say("moves"),
    howToFix: say("takeMovementOut"),
  },
  { pattern: /<image\b/i, fault: say("holdsPixels"), howToFix: say("drawAsShapes") },
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
