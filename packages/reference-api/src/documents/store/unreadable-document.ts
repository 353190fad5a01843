/** The store has answered, but not with what was kept under the key. */
export class UnreadableDocument extends Error {
  override name = "UnreadableDocument";
  readonly code: string;
  constructor(key: string, problem: string) {
    super(`${key} ${problem}`);
    this.code = key;
  }
}
