import type { CallDefinition } from "@kaitori/wire";

/** The headers of a call besides the token; a multipart body brings its own content type. */
export function headersOf(
  call: CallDefinition,
  body: unknown,
  idempotencyKey: string | undefined,
): Record<string, string> {
  return {
    Accept: "application/json",
    ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
    ...(call.idempotent ? { "Idempotency-Key": idempotencyKey ?? crypto.randomUUID() } : {}),
  };
}
