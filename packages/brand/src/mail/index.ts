export { mailHtml } from "./mail-html.ts";
export { mailSamples } from "./mail-samples.ts";
export { type MailContent, type MailName, mailText } from "./mail-text.ts";
