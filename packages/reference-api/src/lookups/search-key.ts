const smallKana = "ァィゥェォッャュョヮヵヶ";
const largeKana = "アイウエオツヤユヨワカケ";

/**
 * What two spellings of the same word have in common: width, kana, size of kana, spaces and hyphens are all levelled.
 * Only for finding. A name to be stored or paid to is never rewritten by this.
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (letter) => largeKana[smallKana.indexOf(letter)] ?? letter)
    .replace(/[\s\-‐‑–—−ー・,.、。]/g, "");
}
