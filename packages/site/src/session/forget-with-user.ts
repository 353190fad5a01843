import type { Session } from "./session.ts";

/** What was gathered for one person is not for the next one in the same tab. */
export function forgetWithUser(session: Session, gathered: readonly { forget(): void }[]): void {
  let known: number | null = null;
  session.store.subscribe((state) => {
    if (state.kind === "unknown") return;
    const user = state.kind === "user" ? state.user.id : null;
    if (known !== null && user !== known) for (const { forget } of gathered) forget();
    known = user;
  });
}
