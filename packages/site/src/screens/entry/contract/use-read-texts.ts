import type { ContractTerms } from "@kaitori/wire";
import { useState } from "react";

/** A text to read before the consent. */
export interface TextToRead {
  /** The id of its box, for links. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const textsToRead = ({ title, text, explanation }: ContractTerms) => ({
  explanation: { id: "explanation-text", title: explanation.title, text: explanation.text },
  contract: { id: "contract-text", title, text },
});

/** The texts that have been read to their end. A changed text is unread. */
export function useReadTexts() {
  const [readTexts, setReadTexts] = useState<readonly string[]>([]);
  return {
    isRead: ({ text }: TextToRead) => readTexts.includes(text),
    markRead: ({ text }: TextToRead) =>
      setReadTexts((texts) => (texts.includes(text) ? texts : [...texts, text])),
  };
}
export type ReadTexts = ReturnType<typeof useReadTexts>;
