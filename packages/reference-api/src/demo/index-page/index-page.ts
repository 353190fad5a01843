import { developmentCopy } from "@kaitori/brand/copy/development";
import { copyOf } from "@kaitori/brand/text";
import { html } from "hono/html";
import { siteAddress } from "../../brands/site-address.ts";
import { demoEmail, demoPassword } from "../../config/demo-account.ts";
import type { Html } from "../../http/server-page.ts";
import type { Services } from "../../http/services.ts";
import { demoStates, unverifiedAccount } from "../demo-states.ts";
import { handbookHost, hasHandbook } from "./handbook.ts";

const words = copyOf({}, developmentCopy);

/** Start page for developers: brands, demo accounts, mails, API. */
export function indexPage({ brands, config }: Services): Html {
  return html`<h2>${words.brands}</h2>
<table><tbody>${brands.map((brand) => {
    const address = siteAddress(brand, config, "/");
    return html`<tr><td>${brand.settings.serviceName}</td><td><a href="${address}">${address}</a></td></tr>`;
  })}</tbody></table>
${config.demo ? accounts() : undefined}
<h2>${words.server}</h2>
<ul>${hasHandbook(config) ? handbook(config.port) : undefined}<li><a href="/mailbox">${words.mailbox}</a></li>
<li><a href="/api">API</a> (<a href="/api/openapi.json">OpenAPI</a>)</li>
${deskApi(config)}<li><a href="/healthz">/healthz</a> <a href="/readyz">/readyz</a></li></ul>`;
}

const deskApi = ({ deskHosts, port }: Services["config"]): Html[] =>
  deskHosts.map((host) => {
    const address = `http://${host}:${port}/desk/`;
    return html`<li><a href="${address}">${words.deskApi}</a> (<a href="${address}openapi.json">OpenAPI</a>)</li>
`;
  });

const handbook = (port: number): Html => {
  const address = `http://${handbookHost}:${port}/`;
  return html`<li><a href="${address}">${words.handbook}</a> (${words.handbookNote})</li>
<li><a href="${address}board/">${words.board}</a> (${words.boardNote})</li>
`;
};

const accounts = (): Html => html`<h2>${words.accounts}</h2>
<p>${words.accountsNote({ password: demoPassword })}</p>
<table><tbody>${[unverifiedAccount, ...demoStates].map(
  ({ name, description }) => html`<tr><td><code>${demoEmail(name)}</code></td><td>${description}</td></tr>`,
)}</tbody></table>`;
