import { developmentCopy } from "@kaitori/brand/copy/development";
import { mailHtml } from "@kaitori/brand/mail";
import { copyOf } from "@kaitori/brand/text";
import { Hono } from "hono";
import { html } from "hono/html";
import { hostName, siteAddress } from "../../brands/brand.ts";
import { demoEmail, demoPassword } from "../../config/demo-account.ts";
import { isFromThisMachine } from "../../http/callers.ts";
import { type AppEnv, hostOf } from "../../http/request-context.ts";
import { type Html, serverPage } from "../../http/server-page.ts";
import type { Services } from "../../http/services.ts";
import { findMail, latestMails, type Mail } from "../../mail/mail-jobs.ts";
import { demoStates, unverifiedAccount } from "../demo-states.ts";
import { handbookHost, hasHandbook } from "./handbook.ts";

const indexHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const maximumMails = 100;

/** Start page and mailbox at localhost, in development and for requests from this machine only. */
export function indexRoutes(services: Services): (app: Hono<AppEnv>) => void {
  if (services.config.environment !== "development") return () => {};
  const pages = indexPages(services);
  return (app) => {
    app.use(async (context, next) => {
      const isForIndex = indexHosts.has(hostName(hostOf(context.req))) && isFromThisMachine(context);
      return isForIndex ? pages.fetch(context.req.raw, context.env) : next();
    });
  };
}

function indexPages(services: Services): Hono {
  const { database, brands } = services;
  const pages = new Hono({ strict: false });
  pages.get("/", (context) => serverPage(context, { title: "Kaitori", body: indexPage(services) }));
  pages.get("/mailbox", async (context) =>
    serverPage(context, {
      title: copyOf({}, developmentCopy).mailbox,
      body: mailboxPage(await latestMails(database, maximumMails)),
    }),
  );
  pages.get("/mailbox/:id{[0-9]{1,15}}", async (context) => {
    const mail = await findMail(database, Number(context.req.param("id")));
    return mail ? serverPage(context, { title: mail.subject, body: mailPage(mail) }) : context.notFound();
  });
  // The policy forbids scripts and resources, as a mail program does.
  pages.get("/mailbox/:id{[0-9]{1,15}}/html", async (context) => {
    const mail = await findMail(database, Number(context.req.param("id")));
    const brand = brands.find(({ name }) => name === mail?.brand);
    if (!mail || !brand) return context.notFound();
    context.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    context.header("x-content-type-options", "nosniff");
    context.header("cache-control", "no-store");
    return context.html(mailHtml(brand, { subject: mail.subject, text: mail.body }));
  });
  return pages;
}

const words = copyOf({}, developmentCopy);

const dateAndTime = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Tokyo",
});

const mailboxPage = (mails: readonly Mail[]): Html =>
  mails.length === 0
    ? html`<p>${words.noMails}</p>`
    : html`<table><tbody>${mails.map(
        (
          mail,
        ) => html`<tr><td>${dateAndTime.format(mail.created_at)}</td><td>${mail.brand}</td><td>${mail.recipient}</td>
<td><a href="/mailbox/${mail.id}">${mail.subject}</a></td></tr>`,
      )}</tbody></table>`;

const mailPage = (
  mail: Mail,
): Html => html`<p>${mail.recipient} (${mail.brand}, ${dateAndTime.format(mail.created_at)})</p>
<pre>${withLinks(mail.body)}</pre><p><a href="/mailbox/${mail.id}/html">${words.mailAsHtml}</a></p><p><a href="/mailbox">${words.allMails}</a></p>`;

const withLinks = (body: string): Html[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith("http") ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** Start page for developers: brands, demo accounts, mails, API. */
function indexPage({ brands, config }: Services): Html {
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
