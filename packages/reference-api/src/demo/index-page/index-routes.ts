import { developmentCopy } from "@kaitori/brand/copy/development";
import { mailHtml } from "@kaitori/brand/mail";
import { copyOf } from "@kaitori/brand/text";
import { Hono } from "hono";
import { html } from "hono/html";
import { hostName } from "../../brands/brand-by-host.ts";
import { hostOf } from "../../http/brand-middleware.ts";
import { isFromThisMachine } from "../../http/from-this-machine.ts";
import type { AppEnv } from "../../http/request-context.ts";
import { type Html, serverPage } from "../../http/server-page.ts";
import type { Services } from "../../http/services.ts";
import type { Mail } from "../../mail/mail-store.ts";
import { findMail, latestMails } from "../../mail/mail-store.ts";
import { indexPage } from "./index-page.ts";

const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const maximumMails = 100;

/** Start page and mailbox at localhost, in development and for requests from this machine only. */
export function indexRoutes(services: Services): (app: Hono<AppEnv>) => void {
  if (services.config.environment !== "development") return () => {};
  const pages = indexPages(services);
  return (app) => {
    app.use(async (context, next) => {
      const isForIndex = ownHosts.has(hostName(hostOf(context.req))) && isFromThisMachine(context);
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

const moment = new Intl.DateTimeFormat("ja-JP", {
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
        ) => html`<tr><td>${moment.format(mail.created_at)}</td><td>${mail.brand}</td><td>${mail.recipient}</td>
<td><a href="/mailbox/${mail.id}">${mail.subject}</a></td></tr>`,
      )}</tbody></table>`;

const mailPage = (
  mail: Mail,
): Html => html`<p>${mail.recipient} (${mail.brand}, ${moment.format(mail.created_at)})</p>
<pre>${withLinks(mail.body)}</pre><p><a href="/mailbox/${mail.id}/html">${words.mailAsHtml}</a></p><p><a href="/mailbox">${words.allMails}</a></p>`;

const withLinks = (body: string): Html[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith("http") ? html`<a href="${part}">${part}</a>` : html`${part}`));
