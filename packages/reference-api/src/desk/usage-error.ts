/** A command that cannot be understood; its message says how it is written. */
export class UsageError extends Error {
  override name = "UsageError";
}
