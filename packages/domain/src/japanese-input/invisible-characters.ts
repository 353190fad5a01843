// Fillers, joiners, tags, direction marks, blank braille, an undrawn note head and the object placeholder.
const invisible =
  /(?![\uFE00-\uFE02\u{E0100}-\u{E01EF}])[\p{DI}\p{Cf}\p{Bidi_Control}\u2800\u{1D159}\uFFFC]/gu;

// After a Han letter a variation selector is visible: 葛\u{E0100} has another shape than 葛.
const selector =
  /(\p{Unified_Ideograph}[\uFE00-\uFE02\u{E0100}-\u{E01EF}])|[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/gu;

/** Removes invisible characters, so that texts that look the same are equal. */
export const removeInvisible = (text: string): string => text.replace(invisible, "").replace(selector, "$1");

// Private-use characters (外字), unassigned code points, and lone surrogates.
const unreadable = /[\p{Co}\p{Cn}\p{Cs}]/u;

/** False if a character has no standard shape. */
export const isReadable = (text: string): boolean => !unreadable.test(text);
