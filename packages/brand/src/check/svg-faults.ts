const dangers: readonly {
  readonly shape: RegExp;
  readonly message: string;
  readonly mend: string;
  readonly level?: "advice";
}[] = [
  { shape: /<script\b/i, message: "holds a script", mend: "Take the script out." },
  { shape: /\son[a-z]+\s*=/i, message: "holds an event handler", mend: "Take the handler out." },
  { shape: /<foreignObject\b/i, message: "holds foreign content", mend: "Draw it as shapes." },
  {
    shape: /(?:href|src)\s*=\s*["'](?!#|data:image\/)[^"']|url\(\s*["']?(?!#)[^)]|@import/i,
    message: "refers to something outside itself",
    mend: "Put everything it needs into the file: pages load nothing from elsewhere.",
  },
  {
    shape: /<text\b/i,
    message: "holds letters that are not outlined",
    mend: "Turn them into shapes: another machine draws them in another type.",
    level: "advice",
  },
  { shape: /<image\b/i, message: "holds a pixel image", mend: "Draw it as shapes." },
];

/** Forbidden content of an SVG, each with its line. */
export const svgFaults = (text: string): SvgFault[] =>
  dangers.flatMap(({ shape, ...said }) => {
    const at = text.search(shape);
    return at < 0 ? [] : [{ line: text.slice(0, at).split("\n").length, ...said }];
  });

interface SvgFault {
  readonly line: number;
  readonly message: string;
  readonly mend: string;
  readonly level?: "advice";
}
