/** Source of the token for X-CSRFToken, asked anew at each request (R7.2). */
export type CsrfToken = {
  readonly current: () => string | undefined;
  /** Whether the current one may be somebody else's: a cookie that was found while the API has named none yet. */
  readonly isGuess: () => boolean;
  /** Takes note of the token that came with an answer. */
  readonly learn: (header: string | null) => void;
};

/**
 * On the host of the page the csrftoken cookie, whatever it is by now. An API on a host of its own names its token in a
 * header of its answers: a cookie that the page can read there may be that of another application on the parent domain,
 * so it serves only until a token is named.
 */
export function csrfToken(cookies: () => string, isOnOtherHost: boolean): CsrfToken {
  let named: string | undefined;
  // One that no header can carry is none.
  const cookie = () => /(?:^|;\s*)csrftoken=([!-:<-~]+)(?:;|$)/.exec(cookies())?.[1];
  return {
    current: () => (isOnOtherHost ? (named ?? cookie()) : (cookie() ?? named)),
    isGuess: () => isOnOtherHost && named === undefined,
    learn: (header) => {
      named = header ?? named;
    },
  };
}
