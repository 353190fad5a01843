/** A server may set this cookie while nobody is logged in. Without it the page asks the server. */
export const isKnownVisitor = (): boolean =>
  /(?:^|;\s*)kaitori_visitor=1(?:;|$)/.test(globalThis.document?.cookie ?? "");
