import { expect, test } from "vitest";
import { guessableWords, removeGuessable } from "./guessable-parts.ts";

test.each([
  { texts: ["tanaka@example.jp"], words: ["tanaka@example.jp", "tanaka", "example"] },
  { texts: ["abcd abc"], words: ["abcdabc", "abcd"] },
  { texts: ["田中 太郎"], words: ["田中太郎", "田中", "太郎"] },
  { texts: ["田 中"], words: ["田中"] },
  { texts: ["田abc"], words: ["田abc"] },
  { texts: ["abc田"], words: ["abc田"] },
  { texts: ["ＡＫＡＮＥ"], words: ["akane"] },
  { texts: ["茜・ファクタリング（東京）"], words: ["茜・ファクタリング(東京)", "ファクタリング", "東京"] },
  { texts: ["mikan", "mikan"], words: ["mikan"] },
  { texts: ["", "abc"], words: [] },
])("D14 guessableWords finds the words in $texts", ({ texts, words }) => {
  expect(guessableWords(texts)).toEqual(words);
});

test.each([
  { password: "mikan", rest: "mikan", parts: 0 },
  { password: "passwordmikan", rest: "mikan", parts: 1 },
  { password: "mikanpassword", rest: "mikan", parts: 1 },
  { password: "loveKmoney", rest: "k", parts: 2 },
  { password: "P@$$w0rd", rest: "", parts: 1 },
  { password: "passpasswordword", rest: "password", parts: 1 },
  { password: "aaaX", rest: "x", parts: 1 },
  { password: "aaX", rest: "aax", parts: 0 },
  { password: "Xefg", rest: "x", parts: 1 },
  { password: "efgX", rest: "x", parts: 1 },
  { password: "Xgfe", rest: "x", parts: 1 },
  { password: "efX", rest: "efx", parts: 0 },
  { password: "k2026u", rest: "ku", parts: 1 },
  { password: "k1926u", rest: "ku", parts: 1 },
  { password: "k1826u", rest: "k1826u", parts: 0 },
  { password: "miyu2026miyu", rest: "miyu", parts: 1 },
  { password: "miyumiyumiyu", rest: "miyu", parts: 0 },
  { password: "kk", rest: "kk", parts: 0 },
])(
  "D14 $parts guessable parts are removed from $password, which leaves $rest",
  ({ password, rest, parts }) => {
    expect(removeGuessable(password)).toEqual({ rest, parts });
  },
);

test("D14 the longest word is removed first, and the remaining parts do not join into a word", () => {
  expect(removeGuessable("mikanyuzu", ["mikan", "mikanyuzu"])).toEqual({ rest: "", parts: 1 });
  expect(removeGuessable("yuzmikanu", ["mikan", "yuzu"])).toEqual({ rest: "yuzu", parts: 1 });
});

test("D14 only the first 256 characters of a password are examined", () => {
  expect(removeGuessable("私".padEnd(256, "miyuku")).rest).toBe(
    removeGuessable("私".padEnd(400, "miyuku")).rest,
  );
  expect(removeGuessable(`${"miyu ko ".repeat(32)}x`).rest).toBe("miyu ko ");
});
