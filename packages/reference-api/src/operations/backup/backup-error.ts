/** A backup or a restoration that must not happen; its message is a sentence for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
