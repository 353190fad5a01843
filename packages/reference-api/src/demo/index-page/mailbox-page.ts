import { developmentCopy } from "@kaitori/brand/copy/development";
import { copyOf } from "@kaitori/brand/text";
import { type Html, html } from "../../http/html.ts";
import type { Mail } from "../../mail/mail-store.ts";

const words = copyOf({}, developmentCopy);

const moment = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Tokyo",
});

export const mailboxPage = (mails: readonly Mail[]): Html =>
  mails.length === 0
    ? html`<p>${words.noMails}</p>`
    : html`<table><tbody>${mails.map(
        (
          mail,
        ) => html`<tr><td>${moment.format(mail.created_at)}</td><td>${mail.brand}</td><td>${mail.recipient}</td>
<td><a href="/mailbox/${mail.id}">${mail.subject}</a></td></tr>`,
      )}</tbody></table>`;

export const mailPage = (
  mail: Mail,
): Html => html`<p>${mail.recipient} (${mail.brand}, ${moment.format(mail.created_at)})</p>
<pre>${linked(mail.body)}</pre><p><a href="/mailbox/${mail.id}/html">${words.mailInLook}</a></p><p><a href="/mailbox">${words.allMails}</a></p>`;

/** The links of a mail are what a developer comes for. */
const linked = (body: string): Html[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith("http") ? html`<a href="${part}">${part}</a>` : html`${part}`));
