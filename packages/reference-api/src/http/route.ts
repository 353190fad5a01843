import type { CallDefinition } from "@kaitori/wire";
import type { Context } from "hono";
import type * as v from "valibot";
import type { RawJson } from "./raw-json.ts";
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
