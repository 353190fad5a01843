import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { copyOfBrands, repository, run } from "../testing/copy-of-brands.ts";

let root = "";
let printed = "";

beforeEach(() => {
  printed = "";
  root = copyOfBrands(["akane", "wakaba", "kohaku"], (text) => {
    printed += text;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("B9 new writes a brand and its app, and check lists the facts that are not written yet", async () => {
  const flags = ["--service", "ときわ資金", "--company", "株式会社ときわ", "--no-install", "--yes"];
  expect(await run(["new", "tokiwa", ...flags], root)).toBe(0);
  expect(readFileSync(join(root, "apps/tokiwa/src/main.tsx"), "utf8")).toContain("@kaitori/brand-tokiwa");
  expect(await run(["check", "tokiwa"], root)).toBe(1);
  const settings = readFileSync(join(root, "brands/tokiwa/settings.ts"), "utf8").split("\n");
  const line = 1 + settings.findIndex((text) => text.includes("representative:"));
  expect(printed).toContain(
    `brands/tokiwa/settings.ts:${line}  「legal.representative」が「【要記入】」のままです`,
  );
});

test("B9 new with a public host prints an address that opens on the developer's machine", async () => {
  expect(await run(["new", "tokiwa", "--host", "www.tokiwa.example", "--no-install", "--yes"], root)).toBe(0);
  expect(readFileSync(join(root, "brands/tokiwa/settings.ts"), "utf8")).toContain(
    'hosts: ["www.tokiwa.example", "tokiwa.localhost"]',
  );
  expect(printed).toContain("http://tokiwa.localhost:4100/");
});

test.each([
  { args: ["new", "akane", "--yes"], answer: "brands/akane というフォルダーがもうあります。" },
  { args: ["new", "Tokiwa", "--yes"], answer: "英小文字で始まる2〜31文字" },
  {
    args: ["new", "tokiwa", "--yes", "--host", "https://x"],
    answer: "「https://x」はホスト名ではありません。",
  },
  { args: ["new", "tokiwa", "--yes", "--colour", "blue"], answer: "「blue」は #1f5f8b のような色" },
  { args: ["check", "akan"], answer: "「akane」のことですか。" },
  { args: ["check", "akan", "--lang", "en"], answer: 'Did you mean "akane"?' },
  { args: ["--lang=en", "check", "akan"], answer: 'Did you mean "akane"?' },
  { args: ["check", "--lang", "fr"], answer: "--lang は ja か en" },
  { args: ["check", "--jsn"], answer: "--jsn という指定はありません。" },
  { args: ["import", "akane"], answer: "--from ファイル" },
  { args: ["paint"], answer: "「paint」というコマンドはありません。\nnpx pnpm brand コマンド" },
])("B9 $args is refused with a sentence", async ({ args, answer }) => {
  expect(await run(args, root)).toBe(2);
  expect(printed).toContain(answer);
});

test("B9 --help of a command explains that command alone", async () => {
  expect(await run(["check", "--help"], root)).toBe(0);
  expect(printed).toContain("check [NAME…]");
  expect(printed).not.toContain("preview");
});

test("the next command that the output suggests works without pnpm", async () => {
  await run(["new", "tokiwa", "--no-install", "--yes"], root);
  await run([], root);
  expect(printed).toContain("npx pnpm brand check tokiwa");
  expect(printed).not.toMatch(/(?<!npx )pnpm brand/);
});

test("B9 --fix formats the data files of the named brand only", async () => {
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, "biome.json"), '{ "formatter": { "indentStyle": "space", "lineWidth": 110 } }');
  const [copy, other] = ["akane", "wakaba"].map((name) => join(root, "brands", name, "copy.ts"));
  if (!copy || !other) throw new Error("There are two brands.");
  const before = readFileSync(copy, "utf8");
  for (const file of [copy, other])
    writeFileSync(file, readFileSync(file, "utf8").replace("export default {", "export default   {"));
  expect(await run(["check", "akane", "--fix"], root)).toBe(0);
  expect(readFileSync(copy, "utf8")).toBe(before);
  expect(printed).toContain("brands/akane/copy.ts  整えました");
  expect(readFileSync(other, "utf8")).toContain("export default   {");
});

test("B9 --fix formats nothing in a repository without a formatter", async () => {
  expect(await run(["check", "akane", "--fix"], root)).toBe(0);
  expect(printed).not.toContain("整えました");
});

test("B9 --fix removes copy that is equal to the base copy", async () => {
  const copy = join(root, "brands/akane/copy.ts");
  const before = readFileSync(copy, "utf8");
  const equal = '  "login.forgot": "パスワードをお忘れの方",\n  "login.submit":\n    "ログインする",\n';
  writeFileSync(
    copy,
    before.replace("export default {\n", (start) => `${start}${equal}`),
  );
  expect(await run(["check", "akane", "--fix"], root)).toBe(0);
  expect(readFileSync(copy, "utf8")).toBe(before);
});

test("B9 check --json prints the findings as JSON", async () => {
  const file = join(root, "brands/kohaku/settings.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace("kohaku.localhost", "akane.localhost"));
  expect(await run(["check", "kohaku", "--json", "--lang", "en"], root)).toBe(1);
  expect(JSON.parse(printed)).toEqual({
    brands: ["kohaku"],
    findings: [
      {
        brand: "kohaku",
        rule: "hosts",
        file: "brands/kohaku/settings.ts",
        line: 5,
        key: "hosts.0",
        message: '"akane.localhost" is a host of akane too',
        howToFix: "Give each its own.",
      },
    ],
  });
});

test("B9 diff shows decisions and texts of two brands side by side", async () => {
  await run(["diff", "akane", "kohaku"], root);
  expect(printed).toContain("  decisions.header\n    akane: paper\n    kohaku: ink\n");
  expect(printed).toContain("  hosts\n    akane: akane.localhost\n    kohaku: kohaku.localhost\n");
  expect(printed).toContain("  top.questionsTitle\n    akane: よくいただくご質問\n    kohaku: FAQ\n");
});

test.each(["akane", "wakaba", "kohaku"])(
  "B9 the tokens of %s are the same after export and import",
  async (brand) => {
    const file = join(root, "brands", brand, "tokens.ts");
    const before = readFileSync(file, "utf8");
    const json = join(root, "tokens.json");
    expect(await run(["export", brand, "--to", json], root)).toBe(0);
    expect(await run(["import", brand, "--from", json], root)).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(before);
  },
);

test("B9 check --fix corrects faults with one possible correction, and reports the others with their line", async () => {
  const file = (name: string) => join(root, "brands/akane", name);
  const plant = (name: string, from: string, to: string) =>
    writeFileSync(file(name), readFileSync(file(name), "utf8").replace(from, to));
  plant("copy.ts", "export default {", 'export default {\n  "login.forgott": "違います。 ",');
  plant("settings.ts", "blogTag: 15", "blogTagg: 15");
  plant("settings.ts", "individuals: true", 'individuals: "yes"');
  plant("assets.ts", "width: 640, height: 480", "width: 600, height: 480");
  printed = "";
  expect(await run(["check", "akane", "--fix"], root)).toBe(1);
  expect(readFileSync(file("copy.ts"), "utf8")).toContain('"login.forgot": "違います。 "');
  expect(readFileSync(file("settings.ts"), "utf8")).toContain("blogTag: 15");
  expect(readFileSync(file("assets.ts"), "utf8")).toContain("width: 640, height: 480");
  expect(printed).toContain('「individuals」が "yes" です');
  expect(await run(["check", "akane", "--fix"], root)).toBe(1);
  expect(readFileSync(file("copy.ts"), "utf8")).toContain('"login.forgot": "違います。"');
});

const preview = (...flags: string[]) => startedBy("preview", "akane", "--site", ...flags);
const diffPictures = (...flags: string[]) => startedBy("diff", "akane", "kohaku", "--pictures", ...flags);

/** Command line that a command starts: a stub of npx writes its arguments to a file. */
async function startedBy(...args: string[]) {
  const bin = join(root, "bin");
  const recordedLine = join(root, "started");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "npx"), `#!/bin/sh\necho "$@" > "${recordedLine}"\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  const code = await run(args, root);
  return { code, commandLine: existsSync(recordedLine) ? readFileSync(recordedLine, "utf8") : "" };
}

async function serveBrand(brand: string) {
  const http = createServer((request, response) => {
    const isServed =
      request.headers.host?.startsWith(`${brand}.localhost:`) &&
      request.url === "/api/system_settings/supress_entries/";
    response.writeHead(isServed ? 200 : 404, { "content-type": "application/json" }).end('{"status":"ok"}');
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => void http.close());
  const address = http.address();
  vi.stubEnv("PORT", String(typeof address === "object" ? address?.port : ""));
}

test("B20 diff --pictures shows the screens of two brands side by side, if there is a handbook", async () => {
  expect(await diffPictures("--of", "top")).toEqual({ code: 2, commandLine: "" });
  expect(printed).toContain("絵はハンドブックから撮ります");
  mkdirSync(join(root, "apps/storybook"), { recursive: true });
  expect(await diffPictures("--of", "top")).toEqual({
    code: 0,
    commandLine: expect.stringContaining(
      "--filter @kaitori/app-board look screens-top --brand akane --beside kohaku",
    ),
  });
});

test("preview --site starts the site of the brand, on the named port", async () => {
  await serveBrand("akane");
  const { commandLine } = await preview("--port", "5199");
  expect(commandLine).toContain("--filter @kaitori/app-akane dev");
  expect(commandLine).toContain("5199");
});

test("preview --site is refused with a sentence if its API does not run", async () => {
  // No server listens on this port.
  vi.stubEnv("PORT", "1");
  expect((await preview()).code).not.toBe(0);
  expect(printed).toContain("npm start");
});

test("preview --site is refused if another program listens on the API's port", async () => {
  await serveBrand("another");
  expect((await preview()).code).not.toBe(0);
  expect(printed).toContain("akane が動いていません");
});
