import type { Said } from "../sentences/say.ts";

/** Something the person at the keyboard can mend; shown without a stack. */
export class Refusal extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.en);
    this.said = said;
  }
}
