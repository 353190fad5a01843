export { mailHtml } from "./mail-html.ts";
export { type MailContent, type MailName, mailText, quietNoticeOf } from "./mail-text.ts";
