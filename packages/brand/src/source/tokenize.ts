export type Token = {
  readonly kind: "mark" | "word" | "string" | "number" | "template";
  readonly text: string;
  readonly line: number;
};

const tokenPatterns = [
  { kind: "space", pattern: /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y },
  { kind: "string", pattern: /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y },
  { kind: "template", pattern: /`(?:[^`\\]|\\[\s\S])*`/y },
  { kind: "number", pattern: /-?(?:0x[\da-f_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)/iy },
  { kind: "word", pattern: /[\p{L}_$][\p{L}\p{N}_$]*/uy },
  { kind: "mark", pattern: /\.\.\.|[\s\S]/y },
] as const;

/** The tokens of a source, each with its line, without white space and comments. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (let at = 0; at < source.length; ) {
    const { kind, text } = tokenAt(source, at);
    if (kind !== "space") tokens.push({ kind, text, line });
    line += text.split("\n").length - 1;
    at += text.length;
  }
  return tokens;
}

function tokenAt(source: string, at: number) {
  for (const { kind, pattern } of tokenPatterns) {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text) return { kind, text };
  }
  throw new Error("The last pattern matches anything");
}

const escapes: { readonly [letter: string]: string } = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  0: "\0",
};

/** Value of a quoted string in a source, with its escapes resolved. */
export const stringValue = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|\n|([\s\S]))/gi,
      (_, point?: string, unit?: string, byte?: string, letter?: string) => {
        const code = point ?? unit ?? byte;
        if (code) return String.fromCodePoint(Number.parseInt(code, 16));
        return letter === undefined ? "" : (escapes[letter] ?? letter);
      },
    );
