import type { CallDefinition } from "@kaitori/wire";
import type { Context } from "hono";
import * as v from "valibot";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

/** Result of a handler: the answer of the call, or its JSON text. */
export type Answer<Call extends CallDefinition> = Call extends {
  readonly answer: infer Schema extends v.GenericSchema;
}
  ? v.InferInput<Schema> | RawJson
  : undefined;

/** A call of the wire with its handler. */
export interface Route {
  call: CallDefinition;
  run(context: Context<AppEnv>, services: Services): Promise<Response>;
}

/** JSON text of the database, which is sent without parsing, because parsing lists is slow. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  with(fields: Readonly<Record<string, unknown>>): RawJson {
    return new RawJson(`${this.text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
  }
}

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
