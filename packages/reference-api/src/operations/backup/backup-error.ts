/** A backup or restore that must not run; the message is for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
