import { createContext, type MiddlewareFunction, type Path } from "react-router";

/** The fragment of the address that is being opened: the router's requests come without it. */
export const fragmentContext = createContext<() => string>(() => "");

export function destinationOf({ request, context }: Parameters<MiddlewareFunction>[0]): Path {
  const { pathname, search } = new URL(request.url);
  return { pathname, search, hash: context.get(fragmentContext)() };
}
