import type { Id } from "@kaitori/wire";
import type { Session } from "./session.ts";

/**
 * Data of one user must not be there for the next user of the same tab. It stays when the session has only expired: the
 * same user may log in again, and data that is kept in memory may be the only copy.
 */
export function forgetWithUser(
  session: Pick<Session, "store" | "onEnd">,
  userData: Iterable<{ forget(): void }>,
): void {
  let known: Id | null = null;
  const forget = () => {
    for (const one of userData) one.forget();
  };
  session.onEnd(() => {
    known = null;
    forget();
  });
  session.store.subscribe((state) => {
    if (state.kind !== "user") return;
    if (known !== null && state.user.id !== known) forget();
    known = state.user.id;
  });
}
