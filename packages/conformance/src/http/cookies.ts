export interface Cookie {
  readonly value: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** The cookies of the API's host, as a browser keeps them. */
export function cookieStore(now: Date) {
  const cookies = new Map<string, Cookie>();
  return {
    store(setCookies: readonly string[]): void {
      for (const line of setCookies) {
        const [pair = "", ...parts] = line.split(";").map((part) => part.trim());
        const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
        const attributes = new Map(
          parts.map((part): [string, string] => {
            const [key = "", ...text] = part.split("=");
            return [key.toLowerCase(), text.join("=")];
          }),
        );
        const expiry = Date.parse(attributes.get("expires") ?? "");
        const isDeleted = attributes.get("max-age") === "0" || expiry < now.getTime();
        if (value === "" || isDeleted) cookies.delete(name);
        else cookies.set(name, { value, attributes });
      }
    },
    get: (name: string) => cookies.get(name),
    header: () => [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; "),
  };
}
