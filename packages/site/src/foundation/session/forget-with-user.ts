import type { Id } from "@kaitori/wire";
import type { Session } from "./session.ts";

/**
 * What was gathered for one person is not for the next one in the same tab. A session that has run out is not the end of
 * it: the same person may log in again, and what is kept in memory only may be the only copy.
 */
export function forgetWithUser(
  session: Pick<Session, "store" | "onEnd">,
  gathered: Iterable<{ forget(): void }>,
): void {
  let known: Id | null = null;
  const forget = () => {
    for (const one of gathered) one.forget();
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
