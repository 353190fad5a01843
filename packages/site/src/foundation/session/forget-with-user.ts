import type { Id } from "@kaitori/wire";
import type { Session } from "./session.ts";

/**
 * Deletes data of one user before another user logs in on the same tab. Data survives an expired session: the same
 * user may log in again, and drafts in memory may be the only copy.
 */
export function forgetWithUser(
  session: Pick<Session, "store" | "onEnd">,
  userData: Iterable<{ forget(): void }>,
): void {
  let userId: Id | null = null;
  const forget = () => {
    for (const data of userData) data.forget();
  };
  session.onEnd(() => {
    userId = null;
    forget();
  });
  session.store.subscribe((state) => {
    if (state.kind !== "user") return;
    if (userId !== null && state.user.id !== userId) forget();
    userId = state.user.id;
  });
}
