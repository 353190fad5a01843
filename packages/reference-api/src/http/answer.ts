import type { CallDefinition } from "@kaitori/wire";
import type { Context } from "hono";
import * as v from "valibot";
import { RawJson } from "./raw-json.ts";
import type { Services } from "./services.ts";

/** Outside production every response is checked against its wire schema. */
export function writeAnswer(
  call: CallDefinition,
  context: Context,
  services: Services,
  answer: unknown,
): Response {
  if (answer === undefined) return context.body(null, 204);
  const text = answer instanceof RawJson ? answer.text : JSON.stringify(answer);
  if (services.config.environment !== "production") requireMatch(call, text);
  // The content length prevents compression of short responses.
  context.header("content-length", String(Buffer.byteLength(text)));
  return context.body(text, 200, { "content-type": "application/json; charset=utf-8" });
}

/** The response does not match its schema, which is a fault of the server. */
export class InvalidAnswer extends Error {
  override name = "InvalidAnswer";
}

function requireMatch(call: CallDefinition, text: string): void {
  if (!call.answer)
    throw new InvalidAnswer(`${call.method} ${call.path} returns a body, but its definition has none`);
  const checked = v.safeParse(call.answer, JSON.parse(text));
  if (checked.success) return;
  const faults = checked.issues.map((issue) => `${v.getDotPath(issue) ?? "(answer)"}: ${issue.message}`);
  throw new InvalidAnswer(`${call.method} ${call.path}: ${faults.join("; ")}`);
}
