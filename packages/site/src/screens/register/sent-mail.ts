/** The history state that the page that sent a mail passes to the next one. */
export interface SentMail {
  readonly email: string;
  /** Milliseconds since 1970, by the browser's clock. */
  readonly sentAt: number;
}

export function readSentMail(state: unknown): SentMail | null {
  if (typeof state !== "object" || state === null || !("email" in state) || !("sentAt" in state)) return null;
  const { email, sentAt } = state;
  return typeof email === "string" && typeof sentAt === "number" ? { email, sentAt } : null;
}
