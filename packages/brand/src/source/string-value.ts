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
