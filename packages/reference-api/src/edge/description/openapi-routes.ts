import type { DeskCalls } from "@kaitori/desk";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../../http/request-context.ts";
import { type Html, serverPage } from "../../http/server-page.ts";
import { componentSchemas } from "./json-schemas.ts";
import { deskDocument, openapiDocument, type Paths } from "./openapi-document.ts";

export const openapiRoutes = (app: Hono<AppEnv>): void =>
  serveDescription(app, "/api", {
    title: "Kaitori API",
    introduction: html`<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Calls that change something send the value of the
cookie <code>csrftoken</code> as <code>X-CSRFToken</code>. <span class="quiet">+</span> marks an addition to the
specification.</p>`,
    create: openapiDocument,
  });

/** The middleware of the desk's routes, which precede these, refuses other hosts. */
export const deskDescriptionRoutes = (app: Hono<AppEnv>, calls: DeskCalls): void =>
  serveDescription(app, "/desk", {
    title: "Kaitori desk API",
    introduction: html`<p>The same as <a href="/desk/openapi.json">OpenAPI</a>. Send the token of <code>POST /desk/session</code>
with every other call as a bearer token.</p>`,
    create: () => deskDocument(calls),
  });

interface Description {
  readonly title: string;
  readonly introduction: Html;
  readonly create: () => { readonly paths: Paths };
}

function serveDescription(
  app: Hono<AppEnv>,
  path: string,
  { title, introduction, create }: Description,
): void {
  // Cached, because creating a document is slow and its content is constant.
  let text: string | undefined;
  let page: Html | undefined;
  app.get(`${path}/openapi.json`, (context) => {
    text ??= JSON.stringify(create());
    return context.body(text, 200, { "content-type": "application/json; charset=utf-8" });
  });
  app.get(path, (context) => {
    page ??= descriptionPage(introduction, create().paths);
    return serverPage(context, { title, lang: "en", body: page });
  });
}

const descriptionPage = (introduction: Html, paths: Paths): Html => html`${introduction}
<h2>Calls</h2>
${Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const additionSign = "x-kaitori-since" in operation ? "+" : "";
    const title = html`<code>${method.toUpperCase()} ${path}</code> ${operation.summary}`;
    return collapsible(
      operation.operationId,
      html`${title} <span class="quiet">${additionSign}</span>`,
      operation,
    );
  }),
)}
<h2>Records</h2>
${Object.entries(componentSchemas()).map(([name, schema]) => collapsible(name, html`<code>${name}</code>`, schema))}`;

const collapsible = (id: string, title: Html, content: object) => html`<details id="${id}">
<summary>${title}</summary>
<pre>${JSON.stringify(content, null, 2)}</pre>
</details>`;
