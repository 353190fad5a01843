/** So many are remembered; then all are met anew. */
const mostMet = 10_000;

/** The accounts of sessions that this process has found, ended ones too; no session that somebody invents is among them. */
export interface MetSessions {
  meet(token: string, account: string): void;
  accountOf(token: string): string | undefined;
}

export function metSessions(): MetSessions {
  const accounts = new Map<string, string>();
  return {
    meet(token, account) {
      if (accounts.size >= mostMet && !accounts.has(token)) accounts.clear();
      accounts.set(token, account);
    },
    accountOf: (token) => accounts.get(token),
  };
}
