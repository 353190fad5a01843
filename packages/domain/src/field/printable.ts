// Emoji, their modifiers, and flags.
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\uFE0F|\u20E3/u;

// Characters that a browser may read as markup, and stacked accents.
const markupOrStackedAccents = /[<>]|\p{M}{3}/u;

// A URL, which a reader might open, or the beginning of a spreadsheet formula.
const linkOrFormula = /[:：][/／]{2}|^\s*[=＝]/u;

/** True if every character may be printed in a contract. */
export const isPrintable = (text: string): boolean =>
  !emoji.test(text) && !markupOrStackedAccents.test(text) && !linkOrFormula.test(text);
