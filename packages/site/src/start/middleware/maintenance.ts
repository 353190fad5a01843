import { type MiddlewareFunction, redirect } from "react-router";
import { maintenancePath, maintenancePathFor } from "#foundation/session/return-to.ts";
import { siteContext } from "#foundation/site/site.ts";
import { destinationOf } from "./destination.ts";

export const maintenance: MiddlewareFunction = (args) => {
  const destination = destinationOf(args);
  const isMaintenancePage = destination.pathname.startsWith(maintenancePath.slice(0, -1));
  const { on } = args.context.get(siteContext).brand.settings.maintenance;
  if (on && !isMaintenancePage) throw redirect(maintenancePathFor(destination));
};
