import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";
import { freePort } from "@kaitori/tooling/free-port";
import { expect } from "@playwright/test";
import { fileOf } from "#spec-server/static-site.ts";
import { builtSite, replaceStatedLevel } from "./built-site.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Writes a built site whose brand has its API at another origin and states no level. */
export function siteWithApiAt(brand: Brand, apiHost: string, folder: string): string {
  const dist = join(folder, "dist");
  cpSync(builtSite(brand), dist, { recursive: true });
  const withoutLevel = replaceStatedLevel(dist, () => "");
  const assets = join(dist, "assets");
  for (const name of readdirSync(assets).filter((file) => file.endsWith(".js"))) {
    const file = join(assets, name);
    const script = readFileSync(file, "utf8");
    if (!script.includes("hosts:[")) continue;
    writeFileSync(
      file,
      withoutLevel(script).replace("hosts:[", `apiHost:${JSON.stringify(apiHost)},hosts:[`),
    );
    for (const extension of ["br", "gz"]) rmSync(`${file}.${extension}`, { force: true });
  }
  return dist;
}

/** Serves a file, the index of a folder, or else `shell.html`, as any static host can. */
export const startPlainHost = (dist: string): Promise<LocalServer> =>
  startLocalServer(({ url }) => fileOf({ folder: dist }, new URL(url).pathname));

/** Runs nginx with the configuration of site-build, its four lines changed as by a licensee. */
export async function startNginx(
  dist: string,
  { brand, apiHost, folder }: { brand: Brand; apiHost: string; folder: string },
): Promise<LocalServer> {
  const port = await freePort();
  const [host = ""] = brand.settings.hosts;
  const template = readFileSync(join(root, "packages/site-build/deploy/nginx.conf"), "utf8");
  const site = (brand.settings.tags ? enableTags(template) : template)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("factoring.example.jp;", `${host};`)
    .replace("/srv/kaitori/dist;", `${dist};`)
    .replace("https://api.factoring.example.jp", apiHost);
  mkdirSync(join(folder, "nginx"), { recursive: true });
  const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, "nginx", name)};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = `${user}
daemon off;
pid ${join(folder, "nginx/pid")};
error_log ${join(folder, "nginx/error.log")};
events {}
http { access_log off; ${temporaryPaths.join(" ")}
${site} }`;
  const file = join(folder, "nginx", "nginx.conf");
  writeFileSync(file, config);
  const check = spawnSync(nginx, ["-t", "-q", "-c", file], { encoding: "utf8" });
  if (check.status !== 0) throw new Error(check.stderr);
  const running = spawn(nginx, ["-c", file], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()));
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)).toBeDefined();
  return {
    port,
    close: () => {
      running.kill("SIGTERM");
      return ended;
    },
  };
}

/** Uncomments the lines for a brand with tags. */
function enableTags(config: string): string {
  if (!config.includes("# brand ")) throw new Error("nginx.conf has no lines for tags");
  return config.replaceAll("# brand ", "brand ");
}

const nginx = "/usr/sbin/nginx";

/** Installs nginx if needed and possible (Debian, as root); returns whether it exists. */
export function ensureNginx(): boolean {
  if (existsSync(nginx)) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    for (const words of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"],
    ])
      spawnSync("apt-get", words, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  return existsSync(nginx);
}
