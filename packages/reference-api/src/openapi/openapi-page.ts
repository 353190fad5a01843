import { additions, allCalls, type CallDefinition, type CallName } from "@kaitori/wire";
import { type Html, html } from "../http/html.ts";
import { deskDocument } from "./desk-document.ts";
import { componentSchemas } from "./json-schemas.ts";
import { type Content, type Described, openapiDocument, type Paths } from "./openapi-document.ts";

const pretty = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** The same description as a page. */
export function openapiPage(): Html {
  return html`<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Calls that change something carry the value of the
cookie <code>csrftoken</code> as <code>X-CSRFToken</code>. <span class="quiet">+</span> marks what the product adds to
its specification; with it stands what the site does on a server that lacks it.</p>
${callsOf(openapiDocument().paths)}
<h2>Records</h2>
${Object.entries(componentSchemas()).map(
  ([name, schema]) =>
    html`<details id="${name}"><summary><code>${name}</code></summary>${pretty(schema)}</details>`,
)}`;
}

/** The desk's description as a page; its records are those of the API. */
export function deskPage(): Html {
  return html`<p>The same as <a href="/desk/openapi.json">OpenAPI</a>. The token of <code>POST /desk/session</code> goes with
every other call as a bearer.</p>
${callsOf(deskDocument().paths)}`;
}

const callsOf = (paths: Paths) => html`<h2>Calls</h2>
${Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => callPart(method.toUpperCase(), path, described)),
)}`;

function callPart(method: string, path: string, described: Described): Html {
  const { operationId = "", summary = "", requestBody, responses = {} } = described;
  const call = Object.entries<CallDefinition>(allCalls).find(
    ([name]) => name === (operationId as CallName),
  )?.[1];
  const { addition, idempotent, file } = path.startsWith("/api/") && call ? call : {};
  return html`<details id="${operationId}">
<summary><code>${method} ${path}</code> ${summary} <span class="quiet">${addition ? "+" : ""}</span></summary>
${addition ? html`<p>An addition. Without it: ${additions[addition].instead}</p>` : undefined}
${idempotent ? html`<p>Takes an <code>Idempotency-Key</code>.</p>` : undefined}
${file ? html`<p>Multipart; the file is the part <code>${file}</code>.</p>` : undefined}
${requestBody ? html`<h3>Body</h3>${contentPart(requestBody.content)}` : undefined}
${Object.entries(responses).map(([status, { content }]) => html`<h3>${status}</h3>${contentPart(content)}`)}
</details>`;
}

const contentPart = (content: Content = {}) =>
  Object.entries(content).map(
    ([, { schema, example }]) =>
      html`${example === undefined ? undefined : pretty(example)}${
        schema ? html`<details><summary>Schema</summary>${pretty(schema)}</details>` : undefined
      }`,
  );
