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
import * as v from "valibot";
import {
  csrfMismatch,
  notFound,
  tooManyRequests,
  unauthorized,
  validationFailed,
} from "../../http/errors.ts";
import { packageVersion, serverVersion } from "../../http/server-version.ts";
import { answerSchema, componentSchemas, requestSchema } from "./json-schemas.ts";

export type Content = Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly headers?: object; readonly content?: Content }>
  >;
}
export type Paths = Record<string, Record<string, Operation>>;

export const json = (schema: object, example: unknown) => ({ "application/json": { schema, example } });

/** OpenAPI 3.1 document, created from the definitions of all calls. */
export function openapiDocument() {
  const paths: Paths = {};
  for (const [name, call] of Object.entries(allCalls) as [CallName, CallDefinition][]) {
    const path = `/api/${call.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  paths["/api/entries/{id}/contract_document/pdf/"] = { get: contractPdf() };
  return {
    openapi: "3.1.0",
    info: {
      title: "Kaitori API",
      version: packageVersion,
      description:
        "Calls that change something send the value of the csrftoken cookie as X-CSRFToken. " +
        "x-kaitori marks each call as part of the specification or as an addition, and x-kaitori-since is the level of the " +
        "addition. Query parameters and headers have the same marks. Fields in x-additions of a record are additions too. " +
        "A refusal may have a code with parameters for each message, at the same path below codes. A site shows its own " +
        "sentence for a code that it knows, and the message for any other.",
    },
    servers: [{ url: "/" }],
    security: [{ session: [], csrf: [] }],
    paths,
    components: {
      schemas: componentSchemas(),
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
  };
}

export const idempotencyKey = {
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

const operation = (name: CallName, call: CallDefinition) => ({
  operationId: name,
  summary: allCalls[name].summary,
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
    ...refusals(call),
  }),
});

export const successOf = (answer: v.GenericSchema | undefined): Operation["responses"] =>
  answer
    ? { 200: { description: "The answer", content: json(answerSchema(answer), exampleOf(answer)) } }
    : { 204: { description: "Done" } };

const withHeaders = (responses: Operation["responses"]) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [status, { ...response, headers: commonHeaders }]),
  );

const commonHeaders = Object.fromEntries(
  [serverLevelHeader, versionHeader].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

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

/** Describes a call or parameter as part of the specification or as an addition since an API level. */
const originOf = (since: number | undefined) =>
  since === undefined
    ? { "x-kaitori": "specification" }
    : { "x-kaitori": "addition", "x-kaitori-since": since };

const parameters = (
  location: "path" | "query",
  entries: CallDefinition["params"] = {},
  added: CallDefinition["addedQuery"] = {},
) =>
  Object.entries(entries)
    .filter((entry): entry is [string, v.GenericSchema] => "type" in entry[1])
    .map(([name, schema]) => ({
      name,
      in: location,
      ...(added[name] !== undefined && originOf(added[name])),
      required: location === "path" || schema.type !== "optional",
      schema: requestSchema(schema),
      example: parameterExample(entries, name),
    }));

/** "Empty body" (R7.1): the body may be absent. */
const isEmpty = (body: v.GenericSchema & { readonly entries?: unknown }) =>
  typeof body.entries === "object" && Object.keys(body.entries ?? {}).length === 0;

/** OpenAPI 3.1 has no type for bytes, and generators would send a `string` as text. */
const bytes = { contentMediaType: "application/octet-stream" };

function requestContent(body: v.GenericSchema, file: string | undefined) {
  if (file === undefined) return json(requestSchema(body), exampleOf(body));
  const fields = requestSchema(body);
  return {
    "multipart/form-data": {
      schema: {
        allOf: [fields, { type: "object", properties: { [file]: bytes }, required: [file] }],
      },
    },
  };
}

function refusals(call: CallDefinition) {
  const ofThisCall = Object.entries(call.errors ?? {}).map(([status, schema]) => [
    status,
    { description: "Refused", content: json(answerSchema(schema), exampleOf(schema)) },
  ]);
  const ofEveryCall = Object.entries(commonRefusals(call.body));
  return Object.fromEntries([...ofEveryCall, ...ofThisCall]);
}

export const commonRefusals = (body: v.GenericSchema | undefined) =>
  Object.fromEntries(
    Object.entries(commonErrors).map(([status, schema]) => [
      status,
      {
        description: "Refused",
        content: json(
          answerSchema(status === "400" ? v.union([schema, BadRequestBody]) : schema),
          commonExample(status, body),
        ),
      },
    ]),
  );

type Parts = v.GenericSchema & { readonly entries?: Readonly<Record<string, unknown>> };

const exampleRefusals = {
  401: unauthorized().bodyIn({}),
  403: csrfMismatch().bodyIn({}),
  429: tooManyRequests(30).bodyIn({}),
  default: notFound().bodyIn({}),
};

/** Example of a refusal that any call may answer; the example of a 400 names a field of the body. */
function commonExample(status: string, body: v.GenericSchema | undefined): unknown {
  if (status !== "400")
    return Object.entries(exampleRefusals).find(([exampleStatus]) => exampleStatus === status)?.[1];
  const [field = "non_field_errors"] = Object.keys((body as Parts | undefined)?.entries ?? {});
  return validationFailed({ [field]: [{ code: "inputWrong" }] }).bodyIn({});
}

const parameterExample = (parameters: CallDefinition["params"], name: string): unknown => {
  const schema = parameters?.[name];
  return schema && "type" in schema ? exampleOf(schema as v.GenericSchema, name) : undefined;
};
