/** Common passwords. The list is short because a page loads it; the server has longer lists. */
const commonPasswords =
  "password passwort passcode admin administrator welcome letmein iloveyou changeme master secret login qwerty qazwsx monkey dragon football baseball basketball sunshine princess superman batman pokemon doraemon naruto sakura hello test guest user money love japan tokyo osaka nippon arigato himitsu pasuwado".split(
    " ",
  );
const keyboardRows = [
  "12345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv",
];
const shortestSequence = 3;
/** Longer passwords are refused anyway. */
const maximumExamined = 256;

const letterSubstitutes: Readonly<Record<string, string>> = {
  "@": "a",
  4: "a",
  3: "e",
  1: "i",
  "!": "i",
  0: "o",
  $: "s",
  5: "s",
  7: "t",
};
const plainLetters = (text: string) =>
  text.replace(/[@431!0$57]/g, (character) => letterSubstitutes[character] ?? character);

/** Words about the person or the service that an attacker tries first. Shorter words occur in any text. */
export function guessableWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const normalised = text.normalize("NFKC").toLowerCase();
    return [normalised.replace(/\s/g, ""), ...normalised.split(/[\s@.,_\-・／/()（）]+/)];
  });
  return [...new Set(words)].filter((word) => [...word].length >= (/^[\x20-\x7e]*$/.test(word) ? 4 : 2));
}

/** Removes common words, keyboard rows, repetitions and years from a password; `parts` counts them. */
export function removeGuessable(password: string, words: readonly string[] = []) {
  let rest = password.slice(0, maximumExamined).normalize("NFKC").toLowerCase();
  let parts = 0;
  const removePart = (start: number, length: number) => {
    // A separator keeps the remaining parts from joining into a word.
    rest = `${rest.slice(0, start)}\0${rest.slice(start + length)}`;
    parts += 1;
  };
  for (const word of [...words, ...commonPasswords].sort((one, other) => other.length - one.length))
    for (let at = indexOfWord(rest, word); at >= 0; at = indexOfWord(rest, word)) removePart(at, word.length);
  for (let sequence = findSequence(rest); sequence; sequence = findSequence(rest))
    removePart(sequence.start, sequence.length);
  rest = rest.replace(/(?:19|20)\d\d/g, () => {
    parts += 1;
    return "\0";
  });
  const withoutRepeats = rest.replace(/\0/g, "").replace(/(.{2,}?)\1+/gu, "$1");
  return { rest: withoutRepeats, parts };
}

function indexOfWord(text: string, word: string): number {
  const at = text.indexOf(word);
  return at >= 0 ? at : plainLetters(text).indexOf(word);
}

/** Finds neighbours on a keyboard or in the alphabet, forwards or backwards, or one repeated character. */
function findSequence(text: string): { start: number; length: number } | undefined {
  const repetition = text.match(/([^\0])\1{2,}/u);
  if (repetition?.index !== undefined) return { start: repetition.index, length: repetition[0].length };
  for (let start = 0; start <= text.length - shortestSequence; start++) {
    let length = 0;
    while (start + length < text.length && isSequence(text.slice(start, start + length + 1))) length += 1;
    if (length >= shortestSequence) return { start, length };
  }
  return undefined;
}

const isSequence = (part: string) => {
  const backwards = [...part].reverse().join("");
  return keyboardRows.some((row) => row.includes(part) || row.includes(backwards));
};
