import { join } from "node:path";
import { readFlags } from "./flags.mjs";
import { install } from "./install.mjs";
import { programs } from "./programs.mjs";
import { brandNames, root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { sentenceOf } from "./sentences.mjs";
import { readPort, readServerOptions, startServer, waitForServer } from "./server.mjs";

/** @param {string[]} args */
export async function dev(args) {
  const { flags, rest } = readFlags(args, { values: ["port", "site-port", "data"] });
  const brands = brandNames();
  const [brand = brands[0]] = rest;
  if (!brand || !brands.includes(brand)) {
    throw new Refusal(sentenceOf("noSuchBrand", { name: `${brand}`, names: brands.join(", ") }));
  }
  const options = await readServerOptions(flags);
  const sitePort = await readPort("site-port", flags["site-port"] ?? "5173");
  await install();

  const running = programs();
  try {
    const server = await startServer(running, options, { WATCH_BRANDS: "1" });
    const app = join(root, "apps", brand);
    // Vite is a dependency of the app, so it is not on the path.
    const vite = join(app, "node_modules/vite/bin/vite.js");
    const site = running.start(
      "node",
      [vite, "--host", "127.0.0.1", "--port", String(sitePort), "--strictPort"],
      { cwd: app, env: { PORT: String(options.port) } },
    );
    await waitForServer(
      `http://127.0.0.1:${sitePort}/`,
      Promise.race([site, server.ended]),
      sentenceOf("siteDidNotStart"),
    );
    console.log(`\n  http://${brand}.localhost:${sitePort}/   ${sentenceOf("reloads")}\n`);
    console.log(sentenceOf("stops"));
    const code = await Promise.race([site, server.ended]);
    return running.isStopping() ? 0 : code || 1;
  } finally {
    await running.stop();
  }
}
