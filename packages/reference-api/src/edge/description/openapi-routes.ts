import type { DeskCalls } from "@kaitori/desk";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../../http/request-context.ts";
import { type Html, serverPage } from "../../http/server-page.ts";
import { deskDocument, openapiDocument } from "./openapi-document.ts";

export const openapiRoutes = (app: Hono<AppEnv>): void => serveDescription(app, "/api", openapiDocument);

/** The middleware of the desk's routes, which precede these, refuses other hosts. */
export const deskDescriptionRoutes = (app: Hono<AppEnv>, calls: DeskCalls): void =>
  serveDescription(app, "/desk", () => deskDocument(calls));

type Document = Omit<ReturnType<typeof deskDocument>, "components"> & { components: { schemas: object } };

function serveDescription(app: Hono<AppEnv>, path: string, create: () => Document): void {
  // Cached, because creating a document is slow and its content is constant.
  let text: string | undefined;
  let page: { title: string; body: Html } | undefined;
  app.get(`${path}/openapi.json`, (context) => {
    text ??= JSON.stringify(create());
    return context.body(text, 200, { "content-type": "application/json; charset=utf-8" });
  });
  app.get(path, (context) => {
    page ??= descriptionPage(path, create());
    return serverPage(context, { lang: "en", ...page });
  });
}

const descriptionPage = (path: string, { info, paths, components }: Document) => ({
  title: info.title,
  body: html`<p>${info.description} The same as <a href="${path}/openapi.json">OpenAPI</a>.</p>
<h2>Calls</h2>
${Object.entries(paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const mark = "x-kaitori-since" in operation ? "addition" : "";
    const title = html`<code>${method.toUpperCase()} ${address}</code> ${operation.summary}`;
    return collapsible(operation.operationId, html`${title} <span class="quiet">${mark}</span>`, operation);
  }),
)}
<h2>Records</h2>
${Object.entries(components.schemas).map(([name, schema]) => collapsible(name, html`<code>${name}</code>`, schema))}`,
});

const collapsible = (id: string, title: Html, content: object) => html`<details id="${id}">
<summary>${title}</summary>
<pre>${JSON.stringify(content, null, 2)}</pre>
</details>`;
