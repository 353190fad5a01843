import { allCalls, type CallDefinition, type CallName } from "@kaitori/wire";
import { type Html, html } from "../../http/html.ts";
import { type DeskCalls, deskDocument } from "./desk-document.ts";
import { componentSchemas } from "./json-schemas.ts";
import { type Content, type Described, openapiDocument, type Paths } from "./openapi-document.ts";

const pretty = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** A call or a record: what its line says, what it opens, and all that it is found by. */
interface Part {
  readonly id: string;
  readonly line: Html;
  readonly opened: Html;
  readonly name: string;
  readonly content: string;
}

interface Description {
  readonly lead: Html;
  readonly calls: readonly Part[];
  readonly records: readonly Part[];
}

const records = () =>
  Object.entries(componentSchemas()).map(([name, schema]) => ({
    id: name,
    line: html`<code>${name}</code>`,
    opened: pretty(schema),
    name: name.toLowerCase(),
    content: JSON.stringify(schema).toLowerCase(),
  }));

/** The same description as a page. */
export const apiDescription = (): Description => ({
  lead: html`<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Calls that change something carry the value of the
cookie <code>csrftoken</code> as <code>X-CSRFToken</code>. <span class="quiet">+</span> marks what the product adds to
its specification; with it stands what the site does on a server that lacks it.</p>`,
  calls: callsOf(openapiDocument().paths),
  records: records(),
});

/** The desk's description as a page. */
export const deskDescription = (calls: DeskCalls): Description => ({
  lead: html`<p>The same as <a href="/desk/openapi.json">OpenAPI</a>. The token of <code>POST /desk/session</code> goes with
every other call as a bearer.</p>`,
  calls: callsOf(deskDocument(calls).paths),
  records: records(),
});

/** All of it, or what has every word that is searched, first where the name has it. */
export function descriptionPage({ lead, calls, records }: Description, searched = ""): Html {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = (parts: readonly Part[]) => {
    const named = parts.filter(({ name }) => has(name));
    return [...named, ...parts.filter((part) => !named.includes(part) && has(part.name + part.content))];
  };
  const [foundCalls, foundRecords] = [found(calls), found(records)];
  const isOne = words.length > 0 && foundCalls.length + foundRecords.length === 1;
  return html`${lead}
<form role="search"><label>Search by address, name or field:
<input type="search" name="search" maxlength="100" value="${searched}"></label> <button>Search</button></form>
${words.length > 0 ? html`<p>${foundCalls.length} calls, ${foundRecords.length} records. <a href="?">All</a></p>` : undefined}
<h2>Calls</h2>
${foundCalls.map((part) => written(part, isOne))}
<h2>Records</h2>
${foundRecords.map((part) => written(part, isOne))}`;
}

const written = (
  { id, line, opened }: Part,
  isOpen: boolean,
) => html`<details id="${id}"${isOpen ? html` open` : undefined}>
<summary>${line}</summary>
${opened}
</details>`;

const callsOf = (paths: Paths): Part[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => callPart(method.toUpperCase(), path, described)),
  );

function callPart(method: string, path: string, described: Described): Part {
  const { operationId = "", summary = "", requestBody, responses = {} } = described;
  const call = Object.entries<CallDefinition>(allCalls).find(
    ([name]) => name === (operationId as CallName),
  )?.[1];
  const { since, idempotent, file } = path.startsWith("/api/") && call ? call : {};
  return {
    id: operationId,
    name: `${method} ${path} ${operationId} ${summary}`.toLowerCase(),
    content: JSON.stringify(described).toLowerCase(),
    line: html`<code>${method} ${path}</code> ${summary} <span class="quiet">${since ? "+" : ""}</span>`,
    opened: html`${since ? html`<p>An addition, from level ${since} on.</p>` : undefined}
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
