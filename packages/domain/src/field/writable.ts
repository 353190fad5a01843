// Pictures, their colours and frames, and flags.
const unwritable = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\uFE0F|\u20E3/u;

// Characters that a browser takes for markup, and accents stacked until they cover the lines around them.
const disguising = /[<>]|\p{M}{3}/u;

// An address of a site, which somebody who reads it might open, and the beginning of a formula.
const luring = /[:：][/／]{2}|^\s*[=＝]/u;

/** Has no character that a contract cannot be written with. */
export const isWritable = (text: string): boolean =>
  !unwritable.test(text) && !disguising.test(text) && !luring.test(text);
