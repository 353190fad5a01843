import { cpSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { assetUrl, type Brand } from "@kaitori/brand";
import type { HtmlTagDescriptor, Plugin } from "vite";
import type { CurrentBrand } from "./current-brand.ts";

const contentTypes: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".avif": "image/avif", ".ico": "image/x-icon", ".woff2": "font/woff2" };
export const folderOnSite = "/brand/";

/** The brand's pictures under /brand/, and the head's references to its icons and social image. */
export function brandAssets(brand: Brand, current: CurrentBrand): Plugin {
  let outDir = "";
  let folder = "";
  return {
    name: "kaitori:brand-assets",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
      const packageFile = createRequire(join(config.root, "package.json")).resolve(
        `@kaitori/brand-${brand.name}/package.json`,
      );
      folder = join(dirname(packageFile), "assets");
    },
    transformIndexHtml: async () => headTags(await current.read()),
    configureServer(server) {
      server.middlewares.use(folderOnSite, (request, response, next) => {
        const file = join(folder, new URL(request.url ?? "/", "http://dev.invalid").pathname);
        const type = contentTypes[extname(file)];
        if (!type || !file.startsWith(folder) || !existsSync(file)) return next();
        response.setHeader("content-type", type).end(readFileSync(file));
      });
    },
    writeBundle() {
      if (existsSync(folder)) cpSync(folder, join(outDir, folderOnSite), { recursive: true });
    },
  };
}

function headTags(brand: Brand): HtmlTagDescriptor[] {
  const origin = `https://${brand.settings.hosts[0]}`;
  const link = (attrs: Record<string, string>) => ({ tag: "link", attrs, injectTo: "head" as const });
  const property = (name: string, content: string) => ({
    tag: "meta",
    attrs: { property: name, content },
    injectTo: "head" as const,
  });
  return [
    link({ rel: "icon", type: "image/svg+xml", href: assetUrl(brand, "favicon") }),
    link({ rel: "apple-touch-icon", href: assetUrl(brand, "touchIcon") }),
    { tag: "meta", attrs: { name: "theme-color", content: brand.tokens.decisions.paper }, injectTo: "head" },
    property("og:site_name", brand.settings.serviceName),
    property("og:image", origin + assetUrl(brand, "social")),
  ];
}
