/** Code of a story such that it compiles where it is pasted: what Storybook's writer gets wrong is put right. */
export const mendedCode = (code: string): string =>
  code
    // It takes the word for a ref.
    .replaceAll("current: '[Circular]'", "current: true")
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, "<$1>")
    // A child that is a function is left out.
    .replace(
      /^( *)<Field\b([^<]*?)\s*\/>/gm,
      (_, indent: string, properties: string) =>
        `${indent}<Field${properties}${properties.includes("\n") ? `\n${indent}` : ""}>\n${indent}  {(control) => <input {...control} />}\n${indent}</Field>`,
    );
