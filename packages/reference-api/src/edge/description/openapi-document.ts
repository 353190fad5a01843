import type { DeskCalls } from "@kaitori/desk";
import * as wire from "@kaitori/wire";
import {
  allCalls,
  BadRequestBody,
  type CallDefinition,
  type CallName,
  commonErrors,
  exampleOf,
  latestServerLevel,
  serverLevelHeader,
  userIdHeader,
  versionHeader,
} from "@kaitori/wire";
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";
import {
  csrfMismatch,
  notFound,
  tooManyRequests,
  unauthorized,
  validationFailed,
} from "../../http/errors.ts";
import { packageVersion, serverVersion } from "../../http/server-version.ts";

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

/** Records of the wire by title, to which other schemas refer. */
const wireExports: readonly unknown[] = Object.values(wire);
const definitions: Record<string, v.GenericSchema> = Object.fromEntries(
  wireExports.filter(isSchema).flatMap((schema) => {
    const title = v.getTitle(schema);
    return title === undefined ? [] : [[title, schema] as const];
  }),
);

const conversion = {
  target: "draft-2020-12",
  definitions,
  // Custom checks have no keyword in JSON Schema.
  errorMode: "ignore",
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/** The schema without dialect and definitions, which the document contains once. */
const schemaFor = (typeMode: "input" | "output") => (schema: v.GenericSchema) => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...conversion, typeMode });
  return rest;
};
/** Schema of a request, in which fields with a default are optional. */
const requestSchema = schemaFor("input");
const answerSchema = schemaFor("output");

export type Content = Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly headers?: object; readonly content?: Content }>
  >;
}
type Paths = Record<string, Record<string, Operation>>;

/** OpenAPI 3.1 document of operations by method and path, in which `:name` is a parameter. */
function createDocument<const Components extends object>(
  info: { readonly title: string; readonly description: string },
  security: readonly object[],
  components: Components,
  operations: readonly (readonly [method: string, path: string, operation: Operation])[],
) {
  const paths: Paths = {};
  for (const [method, path, operation] of operations) {
    const address = path.replace(/:(\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: { ...info, version: packageVersion },
    servers: [{ url: "/" }],
    security,
    paths,
    components: { schemas: toJsonSchemaDefs(definitions, conversion), ...components },
  };
}

export const openapiDocument = () =>
  createDocument(
    {
      title: "Kaitori API",
      description:
        "Calls that change something send the value of the csrftoken cookie as X-CSRFToken. " +
        "x-kaitori marks each call as part of the specification or as an addition, and x-kaitori-since is the level of the " +
        "addition. Query parameters and headers have the same marks. Fields in x-additions of a record are additions too. " +
        "A refusal may have a code with parameters for each message, at the same path below codes. A site shows its own " +
        "sentence for a code that it knows, and the message for any other.",
    },
    [{ session: [], csrf: [] }],
    {
      headers: {
        [serverLevelHeader]: {
          description:
            "The level of the server; a server that implements only the specification does not send it.",
          ...originOf(1),
          schema: { type: "integer", minimum: 1 },
          example: latestServerLevel,
        },
        [versionHeader]: {
          description: "The version of the server, as in the answer of me.",
          ...originOf(1),
          schema: { type: "string" },
          example: serverVersion,
        },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        csrf: { type: "apiKey", in: "header", name: "X-CSRFToken" },
      },
    },
    [
      ...(Object.entries(allCalls) as [CallName, CallDefinition][]).map(
        ([name, call]) => [call.method, `/api/${call.path}`, apiOperation(name, call)] as const,
      ),
      ["GET", "/api/entries/:id/contract_document/pdf/", contractPdf()],
    ],
  );

/** OpenAPI 3.1 document of the desk, for review programs of a licensee. */
export const deskDocument = (calls: DeskCalls) =>
  createDocument(
    {
      title: "Kaitori desk API",
      description:
        "Served only at the hosts of DESK_HOSTS. Send the token of POST /desk/session with every other call as a bearer " +
        "token. The audit records every action and every view.",
    },
    [{ staff: [] }],
    { securitySchemes: { staff: { type: "http", scheme: "bearer" } } },
    Object.entries(calls).map(([name, call]) => [call.method, call.path, deskOperation(name, call)]),
  );

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 200 },
};

const userIdParameter = {
  name: userIdHeader,
  in: "header",
  required: false,
  description:
    "The id of the user for whom the page was loaded; a session of another user is refused with 401.",
  schema: { type: "string" },
};

const apiOperation = (operationId: string, call: CallDefinition) => ({
  operationId,
  summary: call.summary,
  tags: [call.path.split("/")[0]],
  ...originOf(call.sinceServerLevel),
  parameters: [
    ...parameters("path", call.params),
    ...parameters("query", call.query, call.addedQuery),
    ...(call.idempotent ? [{ ...idempotencyKey, ...originOf(1) }] : []),
    ...(call.method === "GET" ? [] : [{ ...userIdParameter, ...originOf(1) }]),
  ],
  ...(call.body
    ? { requestBody: { required: !isEmpty(call.body), content: requestContent(call.body, call.file) } }
    : {}),
  responses: withHeaders({
    ...successOf(call.answer),
    ...commonRefusals(call.body),
    ...mapValues(call.errors ?? {}, (schema) => refusal(schema, exampleOf(schema))),
  }),
});

/** The wire does not define the route of the PDF, because its response is not JSON. */
const contractPdf = () => ({
  operationId: "readContractPdf",
  summary: "The signed contract as a PDF, the same bytes each time",
  tags: ["entries"],
  ...originOf(1),
  parameters: parameters("path", allCalls.getContractDocument.params),
  responses: withHeaders({
    200: { description: "The file", content: { "application/pdf": { schema: bytes } } },
    ...commonRefusals(undefined),
  }),
});

const deskOperation = (operationId: string, call: DeskCalls[string]) => ({
  operationId,
  summary: call.summary,
  ...(call.isPublic ? { security: [] } : {}),
  parameters: [
    ...exampleParameters("path", call.params),
    ...exampleParameters("query", call.query),
    ...(call.isIdempotent ? [idempotencyKey] : []),
  ],
  ...(call.body
    ? { requestBody: { required: true, content: json(requestSchema(call.body), exampleOf(call.body)) } }
    : {}),
  responses: {
    ...(call.bytes
      ? { 200: { description: "The document", content: { "*/*": {} } } }
      : successOf(call.answer)),
    ...commonRefusals(call.body),
  },
});

const json = (schema: object, example: unknown) => ({ "application/json": { schema, example } });

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const successOf = (answer: v.GenericSchema | undefined): Operation["responses"] =>
  answer
    ? { 200: { description: "The answer", content: json(answerSchema(answer), exampleOf(answer)) } }
    : { 204: { description: "Done" } };

const withHeaders = (responses: Operation["responses"]) =>
  mapValues(responses, (response) => ({ ...response, headers: commonHeaders }));

const commonHeaders = Object.fromEntries(
  [serverLevelHeader, versionHeader].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** Describes a call or parameter as part of the specification or as an addition since an API level. */
const originOf = (since: number | undefined) =>
  since === undefined
    ? { "x-kaitori": "specification" }
    : { "x-kaitori": "addition", "x-kaitori-since": since };

const parameters = (
  location: "path" | "query",
  entries: CallDefinition["params"] = {},
  added: CallDefinition["addedQuery"] = {},
): Parameter[] =>
  Object.entries(entries)
    .filter((entry): entry is [string, v.GenericSchema] => "type" in entry[1])
    .map(([name, schema]) => ({
      name,
      in: location,
      ...(added[name] !== undefined && originOf(added[name])),
      required: location === "path" || schema.type !== "optional",
      schema: requestSchema(schema),
      example: exampleOf(schema, name),
    }));

const exampleParameters = (location: "path" | "query", examples: DeskCalls[string]["params"] = {}) =>
  Object.entries(examples).map(([name, example]) => ({
    name,
    in: location,
    required: location === "path",
    schema: { type: typeof example === "number" ? "integer" : "string" },
    example,
  }));

const entriesOf = (body: (v.GenericSchema & { readonly entries?: object }) | undefined) => body?.entries;

/** "Empty body" (R7.1): the body may be absent. */
const isEmpty = (body: v.GenericSchema) => Object.keys(entriesOf(body) ?? { any: body }).length === 0;

/** OpenAPI 3.1 has no type for bytes, and generators would send a `string` as text. */
const bytes = { contentMediaType: "application/octet-stream" };

function requestContent(body: v.GenericSchema, file: string | undefined): Content {
  const fields = requestSchema(body);
  if (file === undefined) return json(fields, exampleOf(body));
  const withFile = { type: "object", properties: { [file]: bytes }, required: [file] };
  return { "multipart/form-data": { schema: { allOf: [fields, withFile] } } };
}

const refusal = (schema: v.GenericSchema, example: unknown) => ({
  description: "Refused",
  content: json(answerSchema(schema), example),
});

/** Refusals that any call may answer; the example of a 400 names a field of the body. */
function commonRefusals(body: v.GenericSchema | undefined): Operation["responses"] {
  const [field = "non_field_errors"] = Object.keys(entriesOf(body) ?? {});
  const { 400: invalid, 401: unknown, 403: forbidden, 429: tooMany, default: other } = commonErrors;
  return {
    400: refusal(
      v.union([invalid, BadRequestBody]),
      validationFailed({ [field]: [{ code: "inputWrong" }] }).bodyIn({}),
    ),
    401: refusal(unknown, unauthorized().bodyIn({})),
    403: refusal(forbidden, csrfMismatch().bodyIn({})),
    429: refusal(tooMany, tooManyRequests(30).bodyIn({})),
    default: refusal(other, notFound().bodyIn({})),
  };
}
