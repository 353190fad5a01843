import type { CallDefinition } from "@kaitori/wire";
import type { Context } from "hono";
import * as v from "valibot";
import { RawJson } from "./raw-json.ts";
import type { Services } from "./services.ts";

/** Outside production every answer is held against its wire schema before it leaves. */
export function writeAnswer(
  call: CallDefinition,
  context: Context,
  services: Services,
  answer: unknown,
): Response {
  if (answer === undefined) return context.body(null, 204);
  const text = answer instanceof RawJson ? answer.text : JSON.stringify(answer);
  if (services.config.environment !== "production") refuseUnfit(call, text);
  // With its length, so that short answers are not compressed for nothing.
  context.header("content-length", String(Buffer.byteLength(text)));
  return context.body(text, 200, { "content-type": "application/json; charset=utf-8" });
}

/** The answer broke the promise of the wire: a fault of the server, logged with the name of the field. */
export class UnfitAnswer extends Error {
  override name = "UnfitAnswer";
}

function refuseUnfit(call: CallDefinition, text: string): void {
  if (!call.answer)
    throw new UnfitAnswer(`${call.method} ${call.path} has an answer that its definition lacks`);
  const checked = v.safeParse(call.answer, JSON.parse(text));
  if (checked.success) return;
  const faults = checked.issues.map((issue) => `${v.getDotPath(issue) ?? "(answer)"}: ${issue.message}`);
  throw new UnfitAnswer(`${call.method} ${call.path}: ${faults.join("; ")}`);
}
