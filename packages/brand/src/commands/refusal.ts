import type { Said } from "../sentences/say.ts";

/** An error that the user can correct; shown without a stack trace. */
export class Refusal extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.en);
    this.said = said;
  }
}
