/**
 * A server may say by a cookie that nobody is signed in on this browser, and take it away when somebody is. Without it,
 * who is here is asked as the specification has it.
 */
export const isKnownVisitor = (): boolean =>
  /(?:^|;\s*)kaitori_visitor=1(?:;|$)/.test(globalThis.document?.cookie ?? "");
