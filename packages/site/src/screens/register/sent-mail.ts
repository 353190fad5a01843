/** The data that the page that sent a mail passes to the next one, in the state of the history. */
export interface SentMail {
  readonly email: string;
  /** Milliseconds, as the clock of this browser has it. */
  readonly sentAt: number;
}

export function sentMail(state: unknown): SentMail | null {
  if (typeof state !== "object" || state === null || !("email" in state) || !("sentAt" in state)) return null;
  const { email, sentAt } = state;
  return typeof email === "string" && typeof sentAt === "number" ? { email, sentAt } : null;
}
