// Fillers, joiners, tags, marks of direction, the empty pattern of braille, a head of a note that is not drawn and the
// place of an object are letters to a computer, and nothing to a reader.
const unseen = /(?![\uFE00-\uFE02\u{E0100}-\u{E01EF}])[\p{DI}\p{Cf}\p{Bidi_Control}\u2800\u{1D159}\uFFFC]/gu;

// Behind a Han letter one selector is seen: 葛\u{E0100} has another form than 葛.
const selector =
  /(\p{Unified_Ideograph}[\uFE00-\uFE02\u{E0100}-\u{E01EF}])|[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/gu;

/** The text without what nobody sees: what is left means one thing to whoever reads it, and to whatever compares it. */
export const withoutUnseen = (text: string): string => text.replace(unseen, "").replace(selector, "$1");

// Letters of one font (外字), those that no version of the standard has given out, and halves of letters.
const unreadable = /[\p{Co}\p{Cn}\p{Cs}]/u;

/** Every character is one that any reader sees the same. */
export const isReadable = (text: string): boolean => !unreadable.test(text);
