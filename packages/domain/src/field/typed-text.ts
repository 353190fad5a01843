import { isBlank } from "./blank.ts";

/** What a field of a form or of the wire may hold before it is judged. */
export type TypedText = string | null | undefined;

/** The text that is there to be judged by its form; nothing when the field is blank, which is another finding. */
export const filledIn = (value: TypedText): string | null =>
  typeof value === "string" && !isBlank(value) ? value : null;
