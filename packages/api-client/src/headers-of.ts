import type { CallDefinition } from "@kaitori/wire";
import type { Connection } from "./config.ts";

/** The headers of a call besides the token; a multipart body brings its own content type. */
export function headersOf(
  call: CallDefinition,
  body: unknown,
  idempotencyKey: string | undefined,
  { knowsIdempotencyKey }: Pick<Connection, "knowsIdempotencyKey">,
): Record<string, string> {
  return {
    Accept: "application/json",
    ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
    ...(call.idempotent && knowsIdempotencyKey
      ? { "Idempotency-Key": idempotencyKey ?? crypto.randomUUID() }
      : {}),
  };
}
