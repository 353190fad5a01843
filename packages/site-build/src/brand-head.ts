import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { assetUrl, type Brand } from "@kaitori/brand";
import { brandStyle } from "@kaitori/brand/theme";
import type { HtmlTagDescriptor, Plugin } from "vite";
import type { CurrentBrand } from "./current-brand.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
export const folderOnSite = "/brand/";
const manifestFile = "manifest.webmanifest";

/** The brand's pictures under /brand/, and the head's references to its icons and social image. */
export function brandAssets(brand: Brand, current: CurrentBrand): Plugin {
  let folder = "";
  return {
    name: "kaitori:brand-assets",
    configResolved(config) {
      const packageFile = createRequire(join(config.root, "package.json")).resolve(
        `@kaitori/brand-${brand.name}/package.json`,
      );
      folder = join(dirname(packageFile), "assets");
    },
    transformIndexHtml: async () => headTags(await current.read(), hasIcons(folder)),
    configureServer(server) {
      server.middlewares.use(`/${manifestFile}`, (_request, response) => {
        response
          .setHeader("content-type", "application/manifest+json")
          .end(JSON.stringify(appManifest(brand)));
      });
      server.middlewares.use(folderOnSite, (request, response, next) => {
        const file = join(folder, new URL(request.url ?? "/", "http://dev.invalid").pathname);
        const type = contentTypes[extname(file)];
        if (!type || !file.startsWith(folder) || !existsSync(file)) return next();
        response.setHeader("content-type", type).end(readFileSync(file));
      });
    },
    writeBundle({ dir = "" }) {
      if (existsSync(folder)) cpSync(folder, join(dir, folderOnSite), { recursive: true });
      if (hasIcons(folder)) writeFileSync(join(dir, manifestFile), JSON.stringify(appManifest(brand)));
    },
  };
}

/** False if `npx pnpm brand icons` has not run yet. */
const hasIcons = (folder: string) => existsSync(join(folder, "icons/favicon.ico"));

/** Manifest for home screens. `display` stays "browser", so that address and back button remain. */
const appManifest = ({ settings, tokens }: Brand) => ({
  id: "/",
  name: settings.serviceName,
  short_name: settings.serviceName,
  lang: "ja",
  start_url: "/",
  display: "browser",
  background_color: tokens.decisions.paper,
  theme_color: tokens.decisions.paper,
  icons: [192, 512].map((size) => ({
    src: `${folderOnSite}icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  })),
});

function headTags(brand: Brand, hasDrawnIcons: boolean): HtmlTagDescriptor[] {
  const { social } = brand.assets;
  const origin = `https://${brand.settings.hosts[0]}`;
  const link = (attrs: Record<string, string>) => ({ tag: "link", attrs, injectTo: "head" as const });
  const property = (name: string, content: string) => ({
    tag: "meta",
    attrs: { property: name, content },
    injectTo: "head" as const,
  });
  return [
    // Browsers without SVG icons take the first; others take the last one that they support.
    ...(hasDrawnIcons
      ? [link({ rel: "icon", href: `${folderOnSite}icons/favicon.ico`, sizes: "32x32" })]
      : []),
    link({ rel: "icon", type: "image/svg+xml", href: assetUrl(brand, "favicon") }),
    link({ rel: "apple-touch-icon", href: assetUrl(brand, "touchIcon") }),
    ...(hasDrawnIcons ? [link({ rel: "manifest", href: `/${manifestFile}` })] : []),
    { tag: "meta", attrs: { name: "theme-color", content: brand.tokens.decisions.paper }, injectTo: "head" },
    property("og:site_name", brand.settings.serviceName),
    property("og:image", origin + assetUrl(brand, "social")),
    property("og:image:width", String(social.width)),
    property("og:image:height", String(social.height)),
    { tag: "meta", attrs: { name: "twitter:card", content: "summary_large_image" }, injectTo: "head" },
  ];
}

/** Adds the brand's colours, fonts and shapes to the head, after the charset, which must be in the first 1024 bytes. */
export const themeStyle = (current: Pick<CurrentBrand, "read">): Plugin => ({
  name: "kaitori:theme-style",
  transformIndexHtml: async () => [
    { tag: "style", children: styleOf(await current.read()), injectTo: "head" },
  ],
});

function styleOf(brand: Brand): string {
  try {
    return brandStyle(brand);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`brands/${brand.name}/tokens.ts: ${reason}`, { cause: error });
  }
}
