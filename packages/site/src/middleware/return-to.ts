const parameter = "next";

export function loginPathFor(destination: URL): string {
  const next = destination.pathname + destination.search + destination.hash;
  return `/login/?${new URLSearchParams({ [parameter]: next })}`;
}

/** Where to go after login: an address of this origin only, else my-page. */
export function returnTo(current: URL): string {
  const next = URL.parse(current.searchParams.get(parameter) ?? "", current.origin);
  const isOurs = next?.origin === current.origin && current.searchParams.get(parameter)?.startsWith("/");
  return isOurs ? next.pathname + next.search + next.hash : "/mypage/";
}
