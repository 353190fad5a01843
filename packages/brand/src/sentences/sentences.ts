import { commandsSentences } from "./areas/commands.ts";
import { filesSentences } from "./areas/files.ts";
import { lookSentences } from "./areas/look.ts";
import { pagesSentences } from "./areas/pages.ts";
import { picturesSentences } from "./areas/pictures.ts";
import { schemaMessageSentences } from "./areas/schema-messages.ts";
import { factsSentences, wordsSentences } from "./areas/words.ts";

/**
 * All sentences of the check and the commands in English and Japanese, by area. `{name}` is a placeholder. Names that
 * begin with `must` translate messages of schemas.
 */
export const sentences = {
  ...filesSentences,
  ...schemaMessageSentences,
  ...lookSentences,
  ...wordsSentences,
  ...factsSentences,
  ...picturesSentences,
  ...pagesSentences,
  ...commandsSentences,
} satisfies Readonly<Record<string, readonly [en: string, ja: string]>>;

export type SentenceName = keyof typeof sentences;
