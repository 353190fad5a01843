const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const checkViolation = "23514";
const lockNotAvailable = "55P03";

const hasCode = (error: unknown, code: string): error is Error =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * A unique constraint refused: another transaction was faster, which is no fault. With a name, only that constraint
 * counts.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!hasCode(error, uniqueViolation)) return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** Another row still rests on this one, or the one it rests on has gone. */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, foreignKeyViolation);

/** A rule of the database itself has refused. */
export const isCheckViolation = (error: unknown) => hasCode(error, checkViolation);

/** A lock was not given within `lock_timeout`. */
export const isLockTimeout = (error: unknown) => hasCode(error, lockNotAvailable);
