import type { CallDefinition } from "./call.ts";
import * as exported from "./calls/every-call.ts";

type Exported = typeof exported;

export type CallName = {
  [Name in keyof Exported]: Exported[Name] extends CallDefinition ? Name : never;
}[keyof Exported];

const isCall = ([, value]: readonly [string, unknown]) =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

type Described = CallDefinition & Required<Pick<CallDefinition, "summary">>;

/** Every call by name. Only the server and the API description import it, since it includes all calls. */
export const allCalls = Object.fromEntries(Object.entries(exported).filter(isCall)) as {
  readonly [Name in CallName]: Exported[Name];
} satisfies Record<CallName, Described>;
