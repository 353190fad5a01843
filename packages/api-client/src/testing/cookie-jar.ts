/** As much of a browser's cookie store as one origin needs: a name has one value, an age of zero takes it away. */
export function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    keep(setCookies: readonly string[]): void {
      for (const line of setCookies) {
        const [pair = ""] = line.split(";");
        const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(pair.trim()) ?? [];
        if (/;\s*max-age=0\b/i.test(line) || value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  };
}
