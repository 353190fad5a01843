import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { EntryStatus } from "@kaitori/domain";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { atDesk } from "../../testing/at-desk.ts";
import { createTestServer } from "../../testing/create-test-server.ts";
import { lastMailTo, tokenIn } from "../../testing/read-mail.ts";
import { openapiDocument } from "./openapi-document.ts";

const run = promisify(execFile);
const sources = join(import.meta.dirname, "../../../public-client");

/**
 * The packages that another developer would install. They stay out of the catalog: this generator needs TypeScript 5,
 * while the client itself is checked and run with ours.
 */
const generator = { "openapi-fetch": "0.17.0", "openapi-typescript": "7.13.0", typescript: "5.9.3" };

test.runIf(process.env.LONG)(
  "R1.1 R7.10 a client that a public generator makes from the description goes the whole way",
  // It installs from the registry.
  { timeout: 600_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "kaitori-client-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const server = await createTestServer({ review: "desk" });
    onTestFinished(server.close);
    await cp(sources, folder, { recursive: true });
    const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
    await write("package.json", { private: true, type: "module", dependencies: generator });
    await write("openapi.json", openapiDocument());
    await write("tsconfig.json", {
      extends: join(import.meta.dirname, "../../../../../tsconfig.base.json"),
      compilerOptions: {
        lib: ["ES2024", "DOM", "DOM.Iterable"],
        paths: { "kaitori-api": [join(folder, "api.d.ts")] },
      },
      files: ["walk.ts"],
    });
    await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder });
    await run(join(folder, "node_modules/.bin/openapi-typescript"), ["openapi.json", "-o", "api.d.ts"], {
      cwd: folder,
    });
    const compiler = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
    const checked = await run(compiler, ["-p", folder]).catch(({ stdout }) => ({ stdout: String(stdout) }));
    expect(checked.stdout).toBe("");

    const browser = server.client();
    const desk = await atDesk(server);
    const payer = await atDesk(server);
    // It is not of this package, and its types are those of the generator.
    const { walk } = await import(/* @vite-ignore */ pathToFileURL(join(folder, "walk.ts")).href);
    const statuses = await walk({
      origin: browser.origin,
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        const body = request.body === null ? {} : { body: await request.arrayBuffer() };
        return browser.fetch(pathname + search, {
          method: request.method,
          headers: request.headers,
          ...body,
        });
      },
      tokenMailedTo: async (email: string) => tokenIn(await lastMailTo(server.database, email)),
      photograph,
      desk: {
        open: async (file: number | string) => {
          expect(await desk.ask(`/desk/files/${file}`)).toMatchObject({ status: 200 });
        },
        act: async (entry: number | string, name: string, body: object = {}) => {
          expect(await (name === "pay-out" ? payer : desk).act(entry, name, body), name).toMatchObject({
            status: 200,
          });
        },
      },
    });
    expect(statuses).toEqual([
      EntryStatus.underReview,
      EntryStatus.inadequate,
      EntryStatus.underReview,
      EntryStatus.reviewed,
      EntryStatus.contracted,
      EntryStatus.transferred,
      EntryStatus.archived,
    ]);
  },
);

let taken = 0;

/** A new picture each time: one file given twice is one. */
async function photograph(): Promise<File> {
  taken += 1;
  const background = { r: taken * 9, g: 120, b: 90 };
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], `paper-${taken}.png`, { type: "image/png" });
}
