export { mailHtml } from "./mail-html.ts";
export { type MailContent, type MailName, mailText } from "./mail-text.ts";
