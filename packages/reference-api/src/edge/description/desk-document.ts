import type { DeskCalls } from "@kaitori/desk";
import { exampleOf } from "@kaitori/wire";
import { packageVersion } from "../../http/server-version.ts";
import { answerSchema, componentSchemas, requestSchema } from "./json-schemas.ts";
import { commonRefusals, idempotencyKey, json, type Operation, type Paths } from "./openapi-document.ts";

type DeskCall = DeskCalls[string];

/** OpenAPI 3.1 document of the desk, for review programs of a licensee. */
export function deskDocument(calls: DeskCalls) {
  const paths: Paths = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kaitori desk API",
      version: packageVersion,
      description:
        "Served only at the hosts of DESK_HOSTS. Send the token of POST /desk/session with every other call as a bearer " +
        "token. The audit records every action and every view.",
    },
    servers: [{ url: "/" }],
    security: [{ staff: [] }],
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: { staff: { type: "http", scheme: "bearer" } },
    },
  };
}

const operation = (name: string, call: DeskCall) => ({
  operationId: name,
  summary: call.summary,
  ...(call.isPublic ? { security: [] } : {}),
  parameters: [
    ...parameters("path", call.params),
    ...parameters("query", call.query),
    ...(call.isIdempotent ? [idempotencyKey] : []),
  ],
  ...(call.body
    ? { requestBody: { required: true, content: json(requestSchema(call.body), call.exampleBody) } }
    : {}),
  responses: { ...answer(call), ...commonRefusals(call.body) },
});

function answer({ answer: schema, bytes }: DeskCall): Operation["responses"] {
  if (bytes) return { 200: { description: "The document", content: { "*/*": {} } } };
  if (!schema) return { 204: { description: "Done" } };
  return {
    200: { description: "The answer", content: json(answerSchema(schema), exampleOf(schema)) },
  };
}

const parameters = (location: "path" | "query", values: DeskCall["params"] = {}) =>
  Object.entries(values).map(([name, example]) => ({
    name,
    in: location,
    required: location === "path",
    schema: { type: typeof example === "number" ? "integer" : "string" },
    example,
  }));
