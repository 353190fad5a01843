import {
  additions,
  allCalls,
  BadRequestBody,
  type CallDefinition,
  type CallName,
  callSummaries,
  commonErrors,
} from "@kaitori/wire";
import * as v from "valibot";
import { packageVersion } from "../http/server-version.ts";
import { answerSchema, componentSchemas, requestSchema } from "./json-schemas.ts";

const json = (schema: object) => ({ "application/json": { schema } });

/** The API as OpenAPI 3.1, made of nothing but the definitions by which it is routed. */
export function openapiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(allCalls) as [CallName, CallDefinition][]) {
    const path = `/api/${call.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kaitori API",
      version: packageVersion,
      description:
        "Calls that change something carry the csrftoken cookie's value as X-CSRFToken. " +
        "Calls marked x-addition are not in the specification; x-without-it says what the site does on a server " +
        "that does not have them.",
    },
    servers: [{ url: "/" }],
    security: [{ session: [], csrf: [] }],
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        csrf: { type: "apiKey", in: "header", name: "X-CSRFToken" },
      },
    },
  };
}

const operation = (name: CallName, call: CallDefinition) => ({
  operationId: name,
  summary: callSummaries[name],
  tags: [call.path.split("/")[0]],
  ...(call.addition ? { "x-addition": true, "x-without-it": additions[call.addition].instead } : {}),
  parameters: [
    ...parameters("path", call.params),
    ...parameters("query", call.query),
    ...(call.idempotent
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            schema: { type: "string", maxLength: 200 },
          },
        ]
      : []),
  ],
  ...(call.body ? { requestBody: { required: true, content: requestContent(call.body, call.file) } } : {}),
  responses: {
    ...(call.answer
      ? { 200: { description: "The answer", content: json(answerSchema(call.answer)) } }
      : { 204: { description: "Done" } }),
    ...refusals(call),
  },
});

const parameters = (place: "path" | "query", entries: CallDefinition["params"] = {}) =>
  Object.entries(entries)
    .filter((entry): entry is [string, v.GenericSchema] => "type" in entry[1])
    .map(([name, schema]) => ({
      name,
      in: place,
      required: place === "path" || schema.type !== "optional",
      schema: requestSchema(schema),
    }));

function requestContent(body: v.GenericSchema, file: string | undefined) {
  if (file === undefined) return json(requestSchema(body));
  const fields = requestSchema(body);
  return {
    "multipart/form-data": {
      schema: {
        allOf: [
          fields,
          { type: "object", properties: { [file]: { type: "string", format: "binary" } }, required: [file] },
        ],
      },
    },
  };
}

function refusals(call: CallDefinition) {
  const own = Object.entries(call.errors ?? {}).map(([status, schema]) => [
    status,
    { description: "Refused", content: json(answerSchema(schema)) },
  ]);
  const common = Object.entries(commonErrors).map(([status, schema]) => [
    status,
    {
      description: "Refused",
      content: json(answerSchema(status === "400" ? v.union([schema, BadRequestBody]) : schema)),
    },
  ]);
  return Object.fromEntries([...common, ...own]);
}
