import { createHash } from "node:crypto";
import { tagOrigins } from "@kaitori/brand";
import type { BrandSettings } from "@kaitori/brand/settings";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const unique = (hashes: string[]) => [...new Set(hashes)];

/** Hashes of inline scripts and styles, which the policy allows. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[]; attributes: string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && !/json["']?(?:\s|$)/i.test(attributes))
    .map(([, , text = ""]) => hashOf(text));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = ""]) =>
    hashOf(text),
  );
  const tags = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, "");
  const attributes = [...tags.matchAll(/<[a-z][^>]*\sstyle="([^"]*)"/gi)].map(([, text = ""]) =>
    hashOf(decodeEntities(text)),
  );
  return { scripts: unique(scripts), styles: unique(styles), attributes: unique(attributes) };
}

const entities: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const decodeEntities = (text: string) =>
  text.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** Policy of a page, which allows third parties only by settings of the brand. */
export function contentSecurityPolicy(
  html: string,
  { tags, apiHost }: Pick<BrandSettings, "tags" | "apiHost">,
): string {
  const { scripts, styles, attributes } = inlineHashes(html);
  const tagPolicy = tagOrigins(tags);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...scripts, ...tagPolicy.scripts]],
    ["style-src", ["'self'", ...styles]],
    ["style-src-attr", attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"]],
    ["img-src", ["'self'", "data:", "blob:", ...tagPolicy.images]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", "blob:", ...(apiHost ? [apiHost] : []), ...tagPolicy.connections]],
    ["frame-src", ["'self'", "blob:"]],
    ["object-src", ["'none'"]],
    ["worker-src", ["'self'", "blob:"]],
    ["manifest-src", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    // "kaitori-documents" creates the worker that reads PDFs; "default" checks the addresses that tags set.
    ["trusted-types", ["kaitori-documents", ...(tags ? ["default"] : [])]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(" ")}`).join("; ");
}
