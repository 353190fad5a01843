import type { DeskCalls } from "@kaitori/desk";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Config } from "../../config/read-config.ts";
import { requireDeskHost } from "../../http/brand-middleware.ts";
import type { AppEnv } from "../../http/request-context.ts";
import { type Html, serverPage } from "../../http/server-page.ts";
import { deskDocument } from "./desk-document.ts";
import { componentSchemas } from "./json-schemas.ts";
import { openapiDocument, type Paths } from "./openapi-document.ts";

/** Serves the description of the API as JSON and as a page. */
export function openapiRoutes(app: Hono<AppEnv>): void {
  app.get("/api/openapi.json", (context) =>
    context.body(documentText(), 200, { "content-type": "application/json; charset=utf-8" }),
  );
  app.get("/api", (context) => sendDescription(context, "Kaitori API", cachedApiPage()));
}

// Cached, because creating a document is slow and its content is constant.
const documentText = cache(() => JSON.stringify(openapiDocument()));
const cachedApiPage = cache(() => apiDescription());

export function deskDescriptionRoutes(config: Config, calls: DeskCalls): (app: Hono<AppEnv>) => void {
  const deskText = cache(() => JSON.stringify(deskDocument(calls)));
  const cachedDeskPage = cache(() => deskDescription(calls));
  return (app) => {
    app.get("/desk/openapi.json", requireDeskHost(config), (context) =>
      context.body(deskText(), 200, { "content-type": "application/json; charset=utf-8" }),
    );
    app.get("/desk", requireDeskHost(config), (context) =>
      sendDescription(context, "Kaitori desk API", cachedDeskPage()),
    );
  };
}

const sendDescription = (context: Context<AppEnv>, title: string, body: Html) =>
  serverPage(context, { title, lang: "en", body });

function cache<Value>(create: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: create() };
    return cached.value;
  };
}

const apiDescription = (): Html =>
  descriptionPage(
    html`<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Calls that change something send the value of the
cookie <code>csrftoken</code> as <code>X-CSRFToken</code>. <span class="quiet">+</span> marks an addition to the
specification.</p>`,
    openapiDocument().paths,
  );

const deskDescription = (calls: DeskCalls): Html =>
  descriptionPage(
    html`<p>The same as <a href="/desk/openapi.json">OpenAPI</a>. Send the token of <code>POST /desk/session</code>
with every other call as a bearer token.</p>`,
    deskDocument(calls).paths,
  );

const descriptionPage = (lead: Html, paths: Paths): Html => html`${lead}
<h2>Calls</h2>
${Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const mark = "x-kaitori-since" in operation ? "+" : "";
    const title = html`<code>${method.toUpperCase()} ${path}</code> ${operation.summary}`;
    return folded(operation.operationId, html`${title} <span class="quiet">${mark}</span>`, operation);
  }),
)}
<h2>Records</h2>
${Object.entries(componentSchemas()).map(([name, schema]) => folded(name, html`<code>${name}</code>`, schema))}`;

const folded = (id: string, title: Html, content: object) => html`<details id="${id}">
<summary>${title}</summary>
<pre>${JSON.stringify(content, null, 2)}</pre>
</details>`;
