import { type MiddlewareFunction, redirect } from "react-router";
import { maintenancePath, maintenancePathFor } from "#foundation/session/return-to.ts";
import { siteContext } from "#foundation/site/site.ts";

/** A site that is closed for maintenance shows that page at every address. */
export const maintenance: MiddlewareFunction = ({ request, context }) => {
  const destination = new URL(request.url);
  const isThere = destination.pathname.startsWith(maintenancePath.slice(0, -1));
  const { on } = context.get(siteContext).brand.settings.maintenance;
  if (on && !isThere) throw redirect(maintenancePathFor(destination));
};
