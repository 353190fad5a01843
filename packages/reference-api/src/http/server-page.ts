import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";

/** HTML whose inserted values are escaped. */
export type Html = ReturnType<typeof html>;

const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884; }
pre { overflow: auto; padding: .8rem; border: 1px solid #8884; border-radius: .3rem; font-size: .85rem; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-size: .9em; } summary { cursor: pointer; padding: .4rem 0; } .quiet { opacity: .7; }
summary { overflow-wrap: anywhere; }
details { border-bottom: 1px solid #8884; }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A page of the server itself, without scripts and foreign resources. */
export function serverPage(
  context: Context,
  { title, lang = "ja", body }: { title: string; lang?: string; body: Html },
) {
  context.header("content-security-policy", policy);
  context.header("x-content-type-options", "nosniff");
  context.header("cache-control", "no-store");
  return context.html(html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${raw(style)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`);
}
