/** The result; undefined if the action throws, as with blocked storage or an unreadable value. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
