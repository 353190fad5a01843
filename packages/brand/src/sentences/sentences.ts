import { commandsSentences } from "./areas/commands.ts";
import { demandsSentences } from "./areas/demands.ts";
import { filesSentences } from "./areas/files.ts";
import { lookSentences } from "./areas/look.ts";
import { pagesSentences } from "./areas/pages.ts";
import { picturesSentences } from "./areas/pictures.ts";
import { wordsSentences } from "./areas/words.ts";

/**
 * Everything that the check and the commands say, in English and in Japanese, a file an area. `{name}` is a place that a
 * value fills. A name that begins with `must` is a demand of a schema, which gives it in English.
 */
export const sentences = {
  ...filesSentences,
  ...demandsSentences,
  ...lookSentences,
  ...wordsSentences,
  ...picturesSentences,
  ...pagesSentences,
  ...commandsSentences,
} satisfies Readonly<Record<string, readonly [en: string, ja: string]>>;

export type SentenceName = keyof typeof sentences;
