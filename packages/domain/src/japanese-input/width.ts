/** Replaces each matching character by the one at this distance in Unicode. */
export const shift = (text: string, characters: RegExp, distance: number) =>
  text.replace(characters, (character) => String.fromCharCode(character.charCodeAt(0) + distance));

/** From U+0021–U+007E to their full-width forms. */
const distanceToWide = 0xfee0;

/** Converts letters, digits, signs, spaces and half-width kana to full width (B1). */
export const fullWidth = (text: string) =>
  shift(text, /[!-~]/g, distanceToWide)
    .replace(/ /g, "\u3000")
    .replace(/¥/g, "￥")
    .replace(/ﾞ/g, "゛")
    .replace(/ﾟ/g, "゜")
    .replace(/[｡-ﾝ]/g, (kana) => kana.normalize("NFKC"));

/** Converts letters, digits, signs and spaces to half width; kana stay unchanged (B1). */
export const halfWidth = (text: string) =>
  shift(text, /[！-～]/g, -distanceToWide)
    .replace(/\u3000/g, " ")
    .replace(/￥/g, "¥");
