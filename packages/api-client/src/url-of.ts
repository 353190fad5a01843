/** The address as the page would understand it; undefined where it is none. */
export function urlOf(address: string, base?: string): URL | undefined {
  // `URL.parse` says it in a word, to browsers of two years ago not yet.
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
