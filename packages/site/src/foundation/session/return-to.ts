import { urlOf } from "@kaitori/api-client";
import { href } from "@kaitori/domain";

const parameter = "next";

/** A page to pass through, which knows where somebody was going. */
const onTheWayTo = (path: string, { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">) =>
  `${path}?${new URLSearchParams({ [parameter]: pathname + search + hash })}`;

export const loginPathFor = (destination: Pick<URL, "pathname" | "search" | "hash">): string =>
  onTheWayTo(href.login(), destination);

export const maintenancePath = href.maintenance();
export const maintenancePathFor = (destination: Pick<URL, "pathname" | "search" | "hash">): string =>
  onTheWayTo(maintenancePath, destination);

/** Where to go on: an address of this origin only, else my-page. */
export function returnTo(current: URL, otherwise = href.mypage()): string {
  const asked = current.searchParams.get(parameter) ?? "";
  const next = asked.startsWith("/") ? urlOf(asked, current.origin) : undefined;
  if (next?.origin !== current.origin) return otherwise;
  const address = next.pathname + next.search + next.hash;
  // "/.//host/" becomes "//host/" once the dots are folded, and that, read again, is another host.
  return urlOf(address, current.origin)?.href === next.href ? address : otherwise;
}
