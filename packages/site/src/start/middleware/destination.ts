import { createContext, type MiddlewareFunction, type Path, redirect } from "react-router";
import { maintenancePath, maintenancePathFor } from "#foundation/session/return-to.ts";
import { siteContext } from "#foundation/site/site.ts";

/** The fragment of the requested address, which the router's requests lack. */
export const fragmentContext = createContext<() => string>(() => "");

export function destinationOf({ request, context }: Parameters<MiddlewareFunction>[0]): Path {
  const { pathname, search } = new URL(request.url);
  return { pathname, search, hash: context.get(fragmentContext)() };
}

export const maintenance: MiddlewareFunction = (args) => {
  const destination = destinationOf(args);
  const isMaintenancePage = destination.pathname.startsWith(maintenancePath.slice(0, -1));
  const { on } = args.context.get(siteContext).brand.settings.maintenance;
  if (on && !isMaintenancePage) throw redirect(maintenancePathFor(destination));
};
