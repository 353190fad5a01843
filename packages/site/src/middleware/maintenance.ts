import { type MiddlewareFunction, redirect } from "react-router";
import { siteContext } from "../site.ts";

export const maintenancePath = "/maintenance/";

/** A site that is closed for maintenance shows that page at every address. */
export const maintenance: MiddlewareFunction = ({ request, context }) => {
  const isThere = new URL(request.url).pathname.startsWith(maintenancePath.slice(0, -1));
  if (context.get(siteContext).brand.settings.maintenance.on && !isThere) throw redirect(maintenancePath);
};
