export { mailHtml } from "./mail-html.ts";
export { type MailContent, type MailName, mailText, noticeWithoutRequestOf } from "./mail-text.ts";
