/** The address as the page would understand it; undefined where it is none. */
export function urlOf(address: string, base?: string): URL | undefined {
  // `URL.parse` would do it, but browsers older than two years lack it.
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
