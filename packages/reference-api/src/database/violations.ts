const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const checkViolation = "23514";
const lockNotAvailable = "55P03";

const hasCode = (error: unknown, code: string): error is Error =>
  error instanceof Error && "code" in error && error.code === code;

/** True if a unique constraint, or the named one, refused the write. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!hasCode(error, uniqueViolation)) return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** True if another row refers to this one, or the referenced row is missing. */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, foreignKeyViolation);

/** True if a check of the database refused the write. */
export const isCheckViolation = (error: unknown) => hasCode(error, checkViolation);

/** True if `lock_timeout` ended the wait for a lock. */
export const isLockTimeout = (error: unknown) => hasCode(error, lockNotAvailable);
