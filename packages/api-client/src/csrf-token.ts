/** Where the token for X-CSRFToken comes from, asked anew at each request (R7.2). */
export type CsrfToken = {
  readonly current: () => string | undefined;
  /** Takes note of the token that came with an answer. */
  readonly learn: (header: string | null) => void;
  /** Settled when the request that is to bring the first token is answered. */
  beginning?: Promise<void> | undefined;
};

/**
 * The csrftoken cookie wherever the page can read it, whatever it is by now: on the same origin, and where an API on
 * a host of its own sets it for the parent domain. Else the token that such an API names in a header of its answers.
 */
export function csrfToken(cookies: () => string): CsrfToken {
  let named: string | undefined;
  return {
    // One that no header can carry is none.
    current: () => /(?:^|;\s*)csrftoken=([!-:<-~]+)(?:;|$)/.exec(cookies())?.[1] ?? named,
    learn: (header) => {
      named = header ?? named;
    },
  };
}
