/** Provides the X-CSRFToken header, read again for each request (R7.2). */
export type CsrfToken = {
  readonly current: () => string | undefined;
  /** True while the API has sent no token: the cookie may belong to another application. */
  readonly isUnconfirmed: () => boolean;
  /** Stores the token of a response header. */
  readonly store: (header: string | null) => void;
};

/**
 * On the page's host the token is the csrftoken cookie. An API on another host sends it in a response header; a
 * cookie there may belong to another application on the parent domain, so it is used only until the first response.
 */
export function csrfToken(cookies: () => string, isOnOtherHost: boolean): CsrfToken {
  let headerToken: string | undefined;
  // Ignores a token that a header cannot carry.
  const cookie = () => /(?:^|;\s*)csrftoken=([!-:<-~]+)(?:;|$)/.exec(cookies())?.[1];
  return {
    current: () => (isOnOtherHost ? (headerToken ?? cookie()) : (cookie() ?? headerToken)),
    isUnconfirmed: () => isOnOtherHost && headerToken === undefined,
    store: (header) => {
      headerToken = header ?? headerToken;
    },
  };
}
