import type { BilingualText } from "../sentences/say.ts";

/** An error that the user can correct; shown without a stack trace. */
export class Refusal extends Error {
  readonly text: BilingualText;

  constructor(text: BilingualText) {
    super(text.en);
    this.text = text;
  }
}
