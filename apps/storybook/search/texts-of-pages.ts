import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { allAreas } from "@kaitori/brand/areas";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { decisionSentences, settingSentences } from "@kaitori/brand/sentences";
import { settingsKeys } from "@kaitori/brand/settings";
import { decisionKeys } from "@kaitori/brand/tokens";
import { splitInTwo } from "../src/handbook/split-in-two.ts";

const { resolve } = createRequire(import.meta.url);
const guide = (file: string) => {
  const { first, second } = splitInTwo(readFileSync(resolve(`@kaitori/brand/${file}`), "utf8"));
  return [first, second] as const;
};
const [english, englishContinued] = guide("guide.md");
const [japanese, japaneseContinued] = guide("guide-ja.md");

const joinEntries = (sentences: Readonly<Record<string, string>>) =>
  Object.entries(sentences)
    .map((entry) => entry.join(" "))
    .join("\n");
const keysWithSentences = (keys: ReturnType<typeof settingsKeys>) =>
  keys.map(({ key, sentence }) => `${key} ${sentence}`).join("\n");

const copy = allAreas.flatMap(({ texts }) => Object.values<string>(texts)).join("\n");
const mails = Object.values(mailCopy.texts).join("\n");
const speech = globSync(join(import.meta.dirname, "../../../brands/*/speech.md"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Texts of pages that are not in their sources, by the last part of the title. */
export const textsOfPages: Readonly<Record<string, string>> = {
  "A licensee in an hour": english,
  "A licensee in an hour, continued": englishContinued,
  "1時間でブランドをつくる": japanese,
  "1時間でブランドをつくる（つづき）": japaneseContinued,
  "What a brand decides": keysWithSentences(decisionKeys()),
  ブランドが決めること: joinEntries(decisionSentences),
  Settings: keysWithSentences(settingsKeys()),
  設定: joinEntries(settingSentences),
  Copy: copy,
  文言: copy,
  メール: mails,
  "Tone of voice": speech,
};
