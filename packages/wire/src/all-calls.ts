import type { CallDefinition } from "./call.ts";
import * as exported from "./calls/every-call.ts";

type ExportsOfCalls = typeof exported;

export type CallName = {
  [Name in keyof ExportsOfCalls]: ExportsOfCalls[Name] extends CallDefinition ? Name : never;
}[keyof ExportsOfCalls];

const isCall = ([, value]: readonly [string, unknown]) =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

type CallWithSummary = CallDefinition & Required<Pick<CallDefinition, "summary">>;

/** Every call by name. Only the server and the API description import it, since it includes all calls. */
export const allCalls = Object.fromEntries(Object.entries(exported).filter(isCall)) as {
  readonly [Name in CallName]: ExportsOfCalls[Name];
} satisfies Record<CallName, CallWithSummary>;
