/** Maximum sessions in memory; then the map is cleared. */
const maximumSessions = 10_000;

/** Accounts of sessions that this process has authenticated, including ended sessions. */
export interface SeenSessions {
  add(token: string, account: string): void;
  accountOf(token: string): string | undefined;
}

export function createSeenSessions(): SeenSessions {
  const accounts = new Map<string, string>();
  return {
    add(token, account) {
      if (accounts.size >= maximumSessions && !accounts.has(token)) accounts.clear();
      accounts.set(token, account);
    },
    accountOf: (token) => accounts.get(token),
  };
}
