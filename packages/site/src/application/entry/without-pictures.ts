import type { Entry } from "@kaitori/wire";

/** The entry for sending it back: with the pictures of its files it would be too large for a call. */
export const withoutPictures = (entry: Entry): Entry =>
  JSON.parse(JSON.stringify(entry, (name, value) => (name === "image" ? null : value)));
