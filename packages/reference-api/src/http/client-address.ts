import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config/config.ts";

/** The nearest proxy's word counts only when the configuration says that there is one. */
export function clientAddress(context: Context, { trustProxy }: Pick<Config, "trustProxy">): string {
  if (trustProxy) {
    const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  // Without a socket the request was made in this process.
  return "incoming" in (context.env ?? {})
    ? (getConnInfo(context).remote.address ?? "unknown")
    : "in-process";
}
