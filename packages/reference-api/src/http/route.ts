import type { CallDefinition } from "@kaitori/wire";
import type { Context } from "hono";
import type * as v from "valibot";
import type { RawJson } from "./raw-json.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

/** A handler's result: the call's answer before defaults, or the same as JSON that the database wrote. */
export type Answer<Call extends CallDefinition> = Call extends {
  readonly answer: infer Schema extends v.GenericSchema;
}
  ? v.InferInput<Schema> | RawJson
  : undefined;

/** A wire definition with what answers it; each area exports a list of them. */
export interface Route {
  call: CallDefinition;
  run(context: Context<AppEnv>, services: Services): Promise<Response>;
}
