/** Where the token for X-CSRFToken comes from, asked anew at each request (R7.2). */
export type CsrfToken = {
  readonly current: () => string | undefined;
  /** Takes note of the token that came with an answer. */
  readonly learn: (header: string | null) => void;
  /** Settled when the request that is to bring the first token is answered. */
  beginning?: Promise<void> | undefined;
};

/** On the same origin: the csrftoken cookie, whatever it is by now; one that no header can carry is none. */
export const tokenFromCookie = (cookies: () => string): CsrfToken => ({
  current: () => /(?:^|;\s*)csrftoken=([!-:<-~]+)(?:;|$)/.exec(cookies())?.[1],
  learn: () => {},
});

/** An API host of its own: its cookie cannot be read here, so it names the token in a header of its answers. */
export function tokenFromHeader(): CsrfToken {
  let token: string | undefined;
  return {
    current: () => token,
    learn: (header) => {
      token = header ?? token;
    },
  };
}
