/**
 * A server may set a cookie while nobody is logged in. Without the cookie the session is loaded as the specification
 * says.
 */
export const isKnownVisitor = (): boolean =>
  /(?:^|;\s*)kaitori_visitor=1(?:;|$)/.test(globalThis.document?.cookie ?? "");
