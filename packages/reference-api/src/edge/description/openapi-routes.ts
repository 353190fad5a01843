import type { DeskCalls } from "@kaitori/desk";
import { allCalls, type CallDefinition, type CallName } from "@kaitori/wire";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Config } from "../../config/read-config.ts";
import { requireOwnHost } from "../../http/brand-middleware.ts";
import type { AppEnv } from "../../http/request-context.ts";
import { type Html, serverPage } from "../../http/server-page.ts";
import { deskDocument } from "./desk-document.ts";
import { componentSchemas } from "./json-schemas.ts";
import { type Content, type Operation, openapiDocument, type Paths } from "./openapi-document.ts";

/** Serves the description of the API as JSON and as a page. */
export function openapiRoutes(app: Hono<AppEnv>): void {
  app.get("/api/openapi.json", (context) =>
    context.body(documentText(), 200, { "content-type": "application/json; charset=utf-8" }),
  );
  app.get("/api", (context) => sendDescription(context, "Kaitori API", cachedApiPage()));
}

// Cached, because creating a document is slow and its content is constant.
const documentText = once(() => JSON.stringify(openapiDocument()));
const cachedApiPage = once(() => apiDescription());

export function deskDescriptionRoutes(config: Config, calls: DeskCalls): (app: Hono<AppEnv>) => void {
  const deskText = once(() => JSON.stringify(deskDocument(calls)));
  const cachedDeskPage = once(() => deskDescription(calls));
  return (app) => {
    app.get("/desk/openapi.json", requireOwnHost(config), (context) =>
      context.body(deskText(), 200, { "content-type": "application/json; charset=utf-8" }),
    );
    app.get("/desk", requireOwnHost(config), (context) =>
      sendDescription(context, "Kaitori desk API", cachedDeskPage()),
    );
  };
}

const sendDescription = (context: Context<AppEnv>, title: string, body: Html) =>
  serverPage(context, { title, lang: "en", body });

function once<Made>(make: () => Made): () => Made {
  let cached: { it: Made } | undefined;
  return () => {
    cached ??= { it: make() };
    return cached.it;
  };
}

const pretty = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** A call or record with its title line and details. */
interface Part {
  readonly id: string;
  readonly line: Html;
  readonly details: Html;
}

const apiDescription = (): Html =>
  descriptionPage(
    html`<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Calls that change something carry the value of the
cookie <code>csrftoken</code> as <code>X-CSRFToken</code>. <span class="quiet">+</span> marks what the product adds to
its specification; with it stands what the site does on a server that lacks it.</p>`,
    openapiDocument().paths,
  );

const deskDescription = (calls: DeskCalls): Html =>
  descriptionPage(
    html`<p>The same as <a href="/desk/openapi.json">OpenAPI</a>. The token of <code>POST /desk/session</code> goes with
every other call as a bearer.</p>`,
    deskDocument(calls).paths,
  );

const descriptionPage = (lead: Html, paths: Paths): Html => html`${lead}
<h2>Calls</h2>
${callsOf(paths).map(renderPart)}
<h2>Records</h2>
${Object.entries(componentSchemas()).map(([id, schema]) =>
  renderPart({ id, line: html`<code>${id}</code>`, details: pretty(schema) }),
)}`;

const renderPart = ({ id, line, details }: Part) => html`<details id="${id}">
<summary>${line}</summary>
${details}
</details>`;

const callsOf = (paths: Paths): Part[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => callPart(method.toUpperCase(), path, described)),
  );

function callPart(method: string, path: string, described: Operation): Part {
  const { operationId = "", summary = "", requestBody, responses = {} } = described;
  const call = Object.entries<CallDefinition>(allCalls).find(
    ([name]) => name === (operationId as CallName),
  )?.[1];
  const { since, idempotent, file } = path.startsWith("/api/") && call ? call : {};
  return {
    id: operationId,
    line: html`<code>${method} ${path}</code> ${summary} <span class="quiet">${since ? "+" : ""}</span>`,
    details: html`${since ? html`<p>An addition, from level ${since} on.</p>` : undefined}
${idempotent ? html`<p>Takes an <code>Idempotency-Key</code>.</p>` : undefined}
${file ? html`<p>Multipart; the file is the part <code>${file}</code>.</p>` : undefined}
${requestBody ? html`<h3>Body</h3>${contentPart(requestBody.content)}` : undefined}
${Object.entries(responses).map(([status, { content }]) => html`<h3>${status}</h3>${contentPart(content)}`)}`,
  };
}

const contentPart = (content: Content = {}) =>
  Object.entries(content).map(
    ([, { schema, example }]) =>
      html`${example === undefined ? undefined : pretty(example)}${
        schema ? html`<details><summary>Schema</summary>${pretty(schema)}</details>` : undefined
      }`,
  );
