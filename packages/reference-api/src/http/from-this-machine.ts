import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const loopback = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i;

/**
 * True if the request comes from this machine: judged by the socket, not by headers. A tunnel or proxy may forward
 * requests of others.
 */
export function isFromThisMachine(context: Context): boolean {
  const handedOn = ["x-forwarded-for", "forwarded"].some((name) => context.req.header(name) !== undefined);
  if (handedOn) return false;
  // Without a socket the request was made in this process.
  if (!("incoming" in (context.env ?? {}))) return true;
  return loopback.test(getConnInfo(context).remote.address ?? "");
}
