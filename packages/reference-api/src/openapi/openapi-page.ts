import { additions, allCalls, type CallDefinition, type CallName, callSummaries } from "@kaitori/wire";
import { type Html, html } from "../http/html.ts";
import { answerSchema, componentSchemas, requestSchema } from "./json-schemas.ts";

const pretty = (value: object) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** The same description for eyes. */
export function openapiPage(): Html {
  const calls = Object.entries(allCalls) as [CallName, CallDefinition][];
  return html`<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Calls that change something carry the value of the
cookie <code>csrftoken</code> as <code>X-CSRFToken</code>. <span class="quiet">+</span> marks what the product adds to
its specification; with it stands what the site does on a server that lacks it.</p>
<h2>Calls</h2>
${calls.map(([name, call]) => callPart(name, call))}
<h2>Records</h2>
${Object.entries(componentSchemas()).map(
  ([name, schema]) =>
    html`<details id="${name}"><summary><code>${name}</code></summary>${pretty(schema)}</details>`,
)}`;
}

const callPart = (name: CallName, call: CallDefinition): Html => html`<details id="${name}">
<summary><code>${call.method} /api/${call.path}</code> ${callSummaries[name]} <span class="quiet">${call.addition ? "+" : ""}</span></summary>
${call.addition ? html`<p>An addition. Without it: ${additions[call.addition].instead}</p>` : undefined}
${call.idempotent ? html`<p>Takes an <code>Idempotency-Key</code>.</p>` : undefined}
${call.file ? html`<p>Multipart; the file is the part <code>${call.file}</code>.</p>` : undefined}
${call.body ? html`<h3>Body</h3>${pretty(requestSchema(call.body))}` : undefined}
${call.answer ? html`<h3>Answer</h3>${pretty(answerSchema(call.answer))}` : html`<p>Answered with 204.</p>`}
${Object.entries(call.errors ?? {}).map(([status, schema]) => html`<h3>${status}</h3>${pretty(answerSchema(schema))}`)}
</details>`;
