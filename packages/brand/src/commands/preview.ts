import { get } from "node:http";
import { readBrands } from "../check/brand-source.ts";
import { pageHostsIn } from "../check/rules/hosts.ts";
import { say } from "../sentences/say.ts";
import { type Command, findBrand, hasHandbook, Refusal, runPnpm } from "./command.ts";

const defaultHandbookPort = 6006;

export const preview: Command = {
  usage: "preview NAME [--site] [--port N]",
  help: say("previewHelp"),
  flags: { site: "boolean", port: "string" },
  async run(root, [brandName], { site, port }, { printMessage }) {
    const { name, files } = findBrand(readBrands(root), brandName);
    const path = `/&globals=brand:${name}`;
    if (site || !hasHandbook(root)) {
      await requireApi(name, pageHostsIn(files.settings)[0] ?? `${name}.localhost`);
      printMessage(say("siteOpens", { name }));
      // Reports a port in use instead of choosing another one.
      const onPort = port === undefined ? [] : ["--port", String(port), "--strictPort"];
      runPnpm(root, ["--filter", `@kaitori/app-${name}`, "dev", ...onPort]);
    } else {
      const handbookPort = String(port ?? defaultHandbookPort);
      printMessage(say("handbookOpens", { name, address: `http://localhost:${handbookPort}/?path=${path}` }));
      const handbook = ["--filter", "@kaitori/app-storybook", "storybook"];
      runPnpm(root, [...handbook, "--port", handbookPort, "--initial-path", path]);
    }
    return 0;
  },
};

/** The site calls the server on PORT, so no other program may listen there. */
async function requireApi(name: string, host: string): Promise<void> {
  const port = process.env.PORT ?? "4100";
  if (await isServed(host, port)) return;
  throw new Refusal(say("needsApi", { port, name }));
}

const answerTimeoutMs = 5000;

const isServed = (brandHost: string, port: string): Promise<boolean> =>
  new Promise((answer) => {
    const host = `${brandHost}:${port}`;
    const request = get({
      host: "127.0.0.1",
      port,
      // A call that needs no login.
      path: "/api/system_settings/supress_entries/",
      headers: { host },
      timeout: answerTimeoutMs,
    });
    request.on("response", (response) => {
      response.resume();
      const isJson = response.headers["content-type"]?.startsWith("application/json") ?? false;
      answer(response.statusCode === 200 && isJson);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => answer(false));
  });
