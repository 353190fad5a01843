/** Replaces the secret in the address. The key stays, because the page's route needs it. */
const placeholder = "-";

/**
 * Reads the token of a mailed link and removes it from the address bar, where it could be copied or sent to third
 * parties. The token stays in the history entry, so that a reload still has it.
 */
export function takeSecretFromUrl(request: { url: string }, name: string): string | null {
  const url = new URL(request.url);
  const value = url.searchParams.get(name);
  if (value === placeholder) return readStoredSecrets()[name] ?? null;
  // The address bar may still show the previous page.
  if (value !== null && location.pathname === url.pathname) {
    url.searchParams.set(name, placeholder);
    history.replaceState(
      { ...history.state, mailLinkSecrets: { ...readStoredSecrets(), [name]: value } },
      "",
      url,
    );
  }
  return value;
}

const readStoredSecrets = (): Readonly<Record<string, string>> => history.state?.mailLinkSecrets ?? {};
