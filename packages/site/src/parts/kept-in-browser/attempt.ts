/** Undefined where storage is full or forbidden, or holds what cannot be read. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
