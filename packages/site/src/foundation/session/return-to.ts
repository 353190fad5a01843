import { urlOf } from "@kaitori/api-client";
import { href } from "@kaitori/domain";

const parameter = "next";

const withTarget = (path: string, { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">) =>
  `${path}?${new URLSearchParams({ [parameter]: pathname + search + hash })}`;

export const loginPathFor = (destination: Pick<URL, "pathname" | "search" | "hash">): string =>
  withTarget(href.login(), destination);

export const maintenancePath = href.maintenance();
export const maintenancePathFor = (destination: Pick<URL, "pathname" | "search" | "hash">): string =>
  withTarget(maintenancePath, destination);

/** The path in `next` if it is of this origin, otherwise my-page. */
export function returnAddress(current: URL, fallback = href.mypage()): string {
  const target = current.searchParams.get(parameter) ?? "";
  return (target.startsWith("/") && sameOriginPath(target, current.origin)) || fallback;
}

export function sameOriginPath(target: string | undefined, origin: string): string | undefined {
  const next = target === undefined ? undefined : urlOf(target, origin);
  if (next?.origin !== origin) return undefined;
  const address = next.pathname + next.search + next.hash;
  // "/.//host/" becomes "//host/" when the dots are resolved, which is another host.
  return urlOf(address, origin)?.href === next.href ? address : undefined;
}
