// Fillers, joiners, tags, marks of direction, the empty pattern of braille, a head of a note that is not drawn and the
// place of an object are letters to a computer, and nothing to a reader.
const unseen = /(?![\uFE00-\uFE02\u{E0100}-\u{E01EF}])[\p{DI}\p{Cf}\p{Bidi_Control}\u2800\u{1D159}\uFFFC]/gu;

// After a Han letter a variation selector is visible: 葛\u{E0100} has another shape than 葛.
const selector =
  /(\p{Unified_Ideograph}[\uFE00-\uFE02\u{E0100}-\u{E01EF}])|[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/gu;

/** Removes invisible characters, so that a text reads and compares alike. */
export const withoutUnseen = (text: string): string => text.replace(unseen, "").replace(selector, "$1");

// Private-use characters (外字), unassigned code points, and lone surrogates.
const unreadable = /[\p{Co}\p{Cn}\p{Cs}]/u;

/** Every character looks the same to every reader. */
export const isReadable = (text: string): boolean => !unreadable.test(text);
