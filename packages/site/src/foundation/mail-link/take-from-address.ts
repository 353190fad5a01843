/** The value that replaces the secret in the address: the key stays, because the page's row asks for it. */
const placeholder = "-";

/**
 * Reads a token of a mailed link and takes it out of the address bar, where it could be read, copied along or sent
 * to somebody else. It stays with this entry of the tab's history, so that a reload still knows it.
 */
export function takeFromAddress(request: { url: string }, name: string): string | null {
  const url = new URL(request.url);
  const given = url.searchParams.get(name);
  if (given === placeholder) return taken()[name] ?? null;
  // Before the page is shown the bar may still hold the address of the page before it.
  if (given !== null && location.pathname === url.pathname) {
    url.searchParams.set(name, placeholder);
    history.replaceState({ ...history.state, taken: { ...taken(), [name]: given } }, "", url);
  }
  return given;
}

const taken = (): Readonly<Record<string, string>> => history.state?.taken ?? {};
