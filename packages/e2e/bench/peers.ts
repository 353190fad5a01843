import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LoginPage, reactComponent, svelteComponent, vueComponent } from "./peer-pages.ts";

interface Peer {
  readonly name: string;
  readonly packages: readonly string[];
  readonly files: (page: LoginPage) => Readonly<Record<string, string>>;
  readonly build: readonly string[];
  readonly start: (port: number) => readonly string[];
}

const htmlOf = (head: string, body: string) =>
  `<html lang="ja"><head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />${head}</head><body>${body}</body></html>`;

/** The same page in what others pick, each as its own documentation has it. */
export const peers: readonly Peer[] = [
  {
    name: "Next",
    packages: ["next@16.4.6", "react@19", "react-dom@19"],
    files: (page) => ({
      "app/globals.css": page.styles,
      "app/layout.jsx": `import "./globals.css";
export const metadata = { title: ${JSON.stringify(page.title)} };
export default function Layout({ children }) { return <html lang="ja"><body>{children}</body></html>; }`,
      "app/login.jsx": `"use client";\n${reactComponent(page)}`,
      "app/page.jsx": `import Login from "./login.jsx";\nexport default function Page() { return <Login />; }`,
    }),
    build: ["next", "build"],
    start: (port) => ["npx", "next", "start", "-p", String(port)],
  },
  {
    name: "React Router",
    packages: [
      ...[
        "react-router@8.4.0",
        "@react-router/node@8.4.0",
        "@react-router/serve@8.4.0",
        "@react-router/dev@8.4.0",
      ],
      ...["isbot@5", "react@19", "react-dom@19", "vite@8"],
    ],
    files: (page) => ({
      "app/app.css": page.styles,
      "app/root.jsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
export const Layout = ({ children }) => ${htmlOf("<Meta /><Links />", "{children}<ScrollRestoration /><Scripts />")};
export default function Root() { return <Outlet />; }`,
      "app/routes.js": `import { index } from "@react-router/dev/routes";\nexport default [index("login.jsx")];`,
      "app/login.jsx": `export const meta = () => [{ title: ${JSON.stringify(page.title)} }];\n${reactComponent(page)}`,
      "react-router.config.js": "export default { ssr: true };",
      "vite.config.js": `import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()] };`,
    }),
    build: ["react-router", "build"],
    start: () => ["npx", "react-router-serve", "./build/server/index.js"],
  },
  {
    name: "SvelteKit",
    packages: [
      ...[
        "@sveltejs/kit@2.70.4",
        "@sveltejs/adapter-node@5.5.7",
        "@sveltejs/vite-plugin-svelte",
        "svelte@5.57.3",
        "vite",
      ],
    ],
    files: (page) => ({
      "svelte.config.js": `import adapter from "@sveltejs/adapter-node";\nexport default { kit: { adapter: adapter() } };`,
      "vite.config.js": `import { sveltekit } from "@sveltejs/kit/vite";\nexport default { plugins: [sveltekit()] };`,
      "src/app.html": `<!doctype html>${htmlOf("%sveltekit.head%", '<div style="display: contents">%sveltekit.body%</div>')}`,
      "src/app.css": page.styles,
      "src/routes/+layout.svelte": `<script>import "../app.css"; let { children } = $props();</script>{@render children()}`,
      "src/routes/+page.svelte": `<svelte:head><title>${page.title}</title></svelte:head>\n${svelteComponent(page)}`,
    }),
    build: ["vite", "build"],
    start: () => ["node", "build"],
  },
  {
    name: "Nuxt",
    packages: ["nuxt@4.5.2", "vue@3.5.45"],
    files: (page) => ({
      "nuxt.config.ts": `export default defineNuxtConfig({ css: ["~/assets/app.css"], telemetry: false, app: { head: { title: ${JSON.stringify(page.title)}, htmlAttrs: { lang: "ja" } } } });`,
      "app/assets/app.css": page.styles,
      "app/app.vue": vueComponent(page),
    }),
    build: ["nuxt", "build"],
    start: () => ["node", ".output/server/index.mjs"],
  },
];

/** Builds and starts a peer; undefined, with the reason said, where it does not install or build here. */
export function startPeer(
  peer: Peer,
  page: LoginPage,
  { scratch, port }: { scratch: string; port: number },
): ChildProcess | undefined {
  const folder = join(scratch, peer.name.replaceAll(" ", "-").toLowerCase());
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write("package.json", JSON.stringify({ name: "peer", private: true, type: "module" }));
  for (const [file, text] of Object.entries(peer.files(page))) write(file, text);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NUXT_TELEMETRY_DISABLED: "1", CI: "1" };
  const run = (command: string, args: readonly string[]) => {
    const { status, stderr, stdout } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
    if (status === 0) return true;
    console.error(
      `${peer.name} is left out: ${command} ${args[0]} failed\n${(stderr || stdout).slice(-600)}`,
    );
    return false;
  };
  if (!run("npm", ["install", "--no-audit", "--no-fund", ...peer.packages])) return undefined;
  if (!run("npx", peer.build)) return undefined;
  const [command = "", ...args] = peer.start(port);
  return spawn(command, args, {
    cwd: folder,
    env: { ...env, PORT: String(port), NODE_ENV: "production" },
    stdio: "ignore",
    detached: true,
  });
}
