import type { BilingualText } from "../sentences/say.ts";

/** An error that the user can correct; shown without a stack trace. */
export class Refusal extends Error {
  readonly said: BilingualText;

  constructor(said: BilingualText) {
    super(said.en);
    this.said = said;
  }
}
