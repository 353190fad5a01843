const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const checkViolation = "23514";
const lockNotAvailable = "55P03";

const hasCode = (error: unknown, code: string): error is Error =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * True if a unique constraint refused the write, because another transaction was faster. With a name, only that
 * constraint counts.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!hasCode(error, uniqueViolation)) return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** Another row refers to this one, or the referenced row is gone. */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, foreignKeyViolation);

/** A rule of the database itself has refused. */
export const isCheckViolation = (error: unknown) => hasCode(error, checkViolation);

/** A lock was not given within `lock_timeout`. */
export const isLockTimeout = (error: unknown) => hasCode(error, lockNotAvailable);
