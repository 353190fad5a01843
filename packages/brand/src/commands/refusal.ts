import type { BilingualText } from "../sentences/say.ts";

/** An error that the user can correct; shown without a stack trace. */
export class Refusal extends Error {
  readonly sentence: BilingualText;

  constructor(sentence: BilingualText) {
    super(sentence.en);
    this.sentence = sentence;
  }
}
