import { createContext, type MiddlewareFunction, type Path } from "react-router";

/** The fragment of the requested address, which the router's requests lack. */
export const fragmentContext = createContext<() => string>(() => "");

export function destinationOf({ request, context }: Parameters<MiddlewareFunction>[0]): Path {
  const { pathname, search } = new URL(request.url);
  return { pathname, search, hash: context.get(fragmentContext)() };
}
