import type { TypedText } from "./typed-text.ts";

/** The texts that were given, each in the form in which it is judged and stored; what was not given is left out (B1). */
export const formatFields = <Field extends string>(
  record: Readonly<Partial<Record<NoInfer<Field>, TypedText>>>,
  formats: Readonly<Record<Field, (text: string) => string>>,
): Partial<Record<Field, string>> => {
  const formatted: Partial<Record<Field, string>> = {};
  for (const field in formats) {
    const text = record[field];
    if (typeof text === "string") formatted[field] = formats[field](text);
  }
  return formatted;
};
