const dangers: readonly { readonly shape: RegExp; readonly message: string; readonly mend: string }[] = [
  { shape: /<script\b/i, message: "holds a script", mend: "Take the script out." },
  { shape: /\son[a-z]+\s*=/i, message: "holds an event handler", mend: "Take the handler out." },
  { shape: /<foreignObject\b/i, message: "holds foreign content", mend: "Draw it as shapes." },
  {
    shape: /(?:href|src)\s*=\s*["'](?!#|data:image\/)[^"']|url\(\s*["']?(?!#)[^)]|@import/i,
    message: "refers to something outside itself",
    mend: "Put everything it needs into the file: pages load nothing from elsewhere.",
  },
  { shape: /<image\b/i, message: "holds a pixel image", mend: "Draw it as shapes." },
];

/** What a drawing must not hold, each with the line where it stands. */
export const svgFaults = (text: string): { line: number; message: string; mend: string }[] =>
  dangers.flatMap(({ shape, message, mend }) => {
    const at = text.search(shape);
    return at < 0 ? [] : [{ line: text.slice(0, at).split("\n").length, message, mend }];
  });
