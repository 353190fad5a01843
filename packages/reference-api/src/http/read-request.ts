import { type CallBodyRead, type CallDefinition, Id, type SchemaPart } from "@kaitori/wire";
import type { Context } from "hono";
import * as v from "valibot";
import type { ServedBrand } from "../brands/brand.ts";
import type { WithNumericIds } from "../database/tables/numeric-ids.ts";
import type { Caller } from "../work-queue.ts";
import { callerOf, clientAddress, widerNetworkOf } from "./callers.ts";
import { deviceTokenOf } from "./ensure-session.ts";
import { badRequest, type Finding, type HttpError, issuesRefusal, notFound } from "./errors.ts";
import type { SentFile } from "./multipart.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

type Parsed<Entries> = Entries extends v.ObjectEntries
  ? v.InferOutput<v.ObjectSchema<Entries, undefined>>
  : undefined;

/** The origin of a request: its brand, session, device and time. */
export interface BrowserRequest {
  services: Services;
  brand: ServedBrand;
  requestId: string;
  sessionToken: string;
  /** Browser and system without versions; empty if unknown. */
  device: string;
  /** Token of the device cookie, or a new one. */
  deviceToken: string;
  /** For rate limits; only its hash is stored. */
  clientAddress: string;
  /** Key of the queue for slow work: the applicant, or the network of a visitor. */
  caller: Caller;
  now: Date;
  /** Only for headers and cookies; the handler returns the response. */
  context: Context<AppEnv>;
}

/** Parts of a request that a job has too. */
export type BrandRequest = Pick<BrowserRequest, "services" | "brand" | "now">;

export interface ReadRequest<Call extends CallDefinition> extends BrowserRequest {
  params: WithNumericIds<Parsed<Call["params"]>>;
  query: Parsed<Call["query"]>;
  body: WithNumericIds<CallBodyRead<Call>>;
  file: SentFile | undefined;
}

export interface ReceivedBody {
  readonly fields: unknown;
  readonly file?: SentFile | undefined;
}

export async function readRequest<const Call extends CallDefinition>(
  call: Call,
  context: Context<AppEnv>,
  services: Services,
  { fields, file }: ReceivedBody,
): Promise<ReadRequest<Call>> {
  const { brand, requestId, sessionToken } = context.var;
  const address = clientAddress(context, services.config);
  return {
    services,
    brand,
    requestId,
    sessionToken,
    device: deviceName(context.req.header("user-agent") ?? ""),
    deviceToken: deviceTokenOf(context),
    clientAddress: address,
    caller: callerOf(context, widerNetworkOf(address)),
    now: services.clock(),
    params: readEntries(call.params, context.req.param(), notFound) as WithNumericIds<Parsed<Call["params"]>>,
    query: readEntries(call.query, context.req.query(), badRequest) as Parsed<Call["query"]>,
    body: readFields(call.body, fields) as WithNumericIds<CallBodyRead<Call>>,
    file,
    context,
  };
}

/** Converts digits of a path or query to a number if the schema requires one. */
function readEntries(
  entries: CallDefinition["params"],
  texts: Record<string, string>,
  refusal: () => Error,
): unknown {
  if (!entries) return undefined;
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => {
      const text = texts[name];
      const asText = v.safeParse(schema as v.GenericSchema, text);
      if (asText.success && schema !== Id) return [name, asText.output];
      if (text === undefined || !/^\d{1,15}$/.test(text)) throw refusal();
      const asNumber = v.safeParse(schema as v.GenericSchema, Number(text));
      if (!asNumber.success || !hasNumericIds(schema as v.GenericSchema, asNumber.output)) throw refusal();
      return [name, asNumber.output];
    }),
  );
}

function readFields(schema: v.GenericSchema | undefined, fields: unknown): unknown {
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, fields);
  if (!parsed.success) throw schemaRefusal(parsed.issues);
  if (!hasNumericIds(schema, parsed.output)) throw badRequest();
  return parsed.output;
}

/** Messages by which schemas of the wire mark exceeded limits. */
const limits = ["tooManyClaims", "tooMany", "tooLong"] as const;

/** Refusal of input that does not fit the schema. The domain checks what a person fills in. */
function schemaRefusal(issues: readonly v.BaseIssue<unknown>[]): HttpError {
  const exceededLimits = issues.flatMap(exceededLimit);
  if (exceededLimits.length > 0) return issuesRefusal(exceededLimits);
  if (issues.some((issue) => v.getDotPath(issue) === null)) return badRequest();
  return issuesRefusal(issues.map((issue) => ({ path: pathOf(issue), code: "inputWrong" })));
}

function exceededLimit(issue: v.BaseIssue<unknown>): Finding[] {
  const code = limits.find((limit) => limit === issue.message);
  return code ? [{ path: pathOf(issue), code, params: { max: Number(issue.requirement) } }] : [];
}

const pathOf = ({ path }: v.BaseIssue<unknown>) =>
  (path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));

/** The first match counts, because most browsers also name similar ones. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const systems = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
] as const;

const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system without versions, by which people recognise their devices. */
export const deviceName = (userAgent: string): string =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter((name) => name !== undefined).join(" / ");

const largestId = 2_147_483_647;

const isNumericId = (value: unknown) => typeof value === "number" && value <= largestId;

/** True if all ids in a parsed value are numbers, as this server uses them. */
function hasNumericIds(schema: v.GenericSchema, value: unknown): boolean {
  const { entries, item, wrapped }: SchemaPart = schema;
  if (schema === Id) return isNumericId(value);
  if (value === null || value === undefined) return true;
  if (wrapped) return hasNumericIds(wrapped, value);
  if (item) return Array.isArray(value) && value.every((row) => hasNumericIds(item, row));
  return Object.entries(entries ?? {}).every(([name, field]) =>
    hasNumericIds(field, Reflect.get(value, name)),
  );
}

/** Parses a stored value; undefined if it no longer matches the schema. */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): WithNumericIds<v.InferOutput<Schema>> | undefined {
  const parsed = v.safeParse(schema, value);
  // The types do not express that all ids were checked.
  return parsed.success && hasNumericIds(schema, parsed.output)
    ? (parsed.output as WithNumericIds<v.InferOutput<Schema>>)
    : undefined;
}
