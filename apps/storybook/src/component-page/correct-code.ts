/** Corrects mistakes of Storybook's code generator, so that the code of a story compiles where it is pasted. */
export const correctCode = (code: string): string =>
  code
    // The generator takes `current` for a React ref.
    .replaceAll("current: '[Circular]'", "current: true")
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, "<$1>")
    // The generator omits a child that is a function.
    .replace(
      /^( *)<Field\b([^<]*?)\s*\/>/gm,
      (_, indent: string, properties: string) =>
        `${indent}<Field${properties}${properties.includes("\n") ? `\n${indent}` : ""}>\n${indent}  {(control) => <input {...control} />}\n${indent}</Field>`,
    );
