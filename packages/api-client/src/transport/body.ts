/** The text of an answer, read. Whether there was JSON to read is known apart from what it says. */
export type Body =
  | { readonly readable: true; readonly value: unknown }
  | { readonly readable: false; readonly value?: never };

export function readBody(text: string): Body {
  if (text === "") return { readable: true, value: undefined };
  try {
    return { readable: true, value: JSON.parse(text) };
  } catch {
    return { readable: false };
  }
}
