import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const loopback = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i;

/** True for a request of this machine by its socket, unless a tunnel or proxy has forwarded it. */
export function isFromThisMachine(context: Context): boolean {
  const isForwarded = ["x-forwarded-for", "forwarded"].some((name) => context.req.header(name) !== undefined);
  if (isForwarded) return false;
  // A request without a socket comes from this process.
  if (!("incoming" in (context.env ?? {}))) return true;
  return loopback.test(getConnInfo(context).remote.address ?? "");
}
