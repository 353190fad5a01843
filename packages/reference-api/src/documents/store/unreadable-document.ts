/** The store has answered, but not with what was kept under the key. */
export class UnreadableDocument extends Error {
  override name = "UnreadableDocument";
  /** The key, for the log. */
  readonly code: string;
  constructor(key: string, problem: string) {
    super(`${key} ${problem}`);
    this.code = key;
  }
}
