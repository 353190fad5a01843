import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyForEachTest, repository, run } from "../testing/copy-of-brands.ts";

const brands = copyForEachTest(["akane", "wakaba", "kohaku"]);

test("B9 new writes a brand and its app, and check lists the facts that are not written yet", async () => {
  const flags = ["--service", "ときわ資金", "--company", "株式会社ときわ", "--no-install", "--yes"];
  expect(await run(["new", "tokiwa", ...flags], brands.root)).toBe(0);
  expect(readFileSync(join(brands.root, "apps/tokiwa/src/main.tsx"), "utf8")).toContain(
    "@kaitori/brand-tokiwa",
  );
  expect(await run(["check", "tokiwa"], brands.root)).toBe(1);
  const settings = readFileSync(join(brands.root, "brands/tokiwa/settings.ts"), "utf8").split("\n");
  const line = 1 + settings.findIndex((text) => text.includes("representative:"));
  expect(brands.output).toContain(
    `brands/tokiwa/settings.ts:${line}  「legal.representative」が「【要記入】」のままです`,
  );
});

test("B9 new with a public host prints an address that opens on the developer's machine", async () => {
  expect(
    await run(["new", "tokiwa", "--host", "www.tokiwa.example", "--no-install", "--yes"], brands.root),
  ).toBe(0);
  expect(readFileSync(join(brands.root, "brands/tokiwa/settings.ts"), "utf8")).toContain(
    'hosts: ["www.tokiwa.example", "tokiwa.localhost"]',
  );
  expect(brands.output).toContain("http://tokiwa.localhost:4100/");
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
  expect(await run(args, brands.root)).toBe(2);
  expect(brands.output).toContain(answer);
});

test("B9 --help of a command explains that command alone", async () => {
  expect(await run(["check", "--help"], brands.root)).toBe(0);
  expect(brands.output).toContain("check [NAME…]");
  expect(brands.output).not.toContain("preview");
});

test("the next command that the output suggests works without pnpm", async () => {
  await run(["new", "tokiwa", "--no-install", "--yes"], brands.root);
  await run([], brands.root);
  expect(brands.output).toContain("npx pnpm brand check tokiwa");
  expect(brands.output).not.toMatch(/(?<!npx )pnpm brand/);
});

test("B9 --fix formats the data files of the named brand only", async () => {
  symlinkSync(join(repository, "node_modules"), join(brands.root, "node_modules"));
  writeFileSync(
    join(brands.root, "biome.json"),
    '{ "formatter": { "indentStyle": "space", "lineWidth": 110 } }',
  );
  const before = brands.read("copy.ts");
  brands.edit("copy.ts", "export default {", "export default   {");
  brands.edit("../wakaba/copy.ts", "export default {", "export default   {");
  expect(await run(["check", "akane", "--fix"], brands.root)).toBe(0);
  expect(brands.read("copy.ts")).toBe(before);
  expect(brands.output).toContain("brands/akane/copy.ts  整えました");
  expect(brands.read("../wakaba/copy.ts")).toContain("export default   {");
});

test("B9 --fix formats nothing in a repository without a formatter", async () => {
  expect(await run(["check", "akane", "--fix"], brands.root)).toBe(0);
  expect(brands.output).not.toContain("整えました");
});

test("B9 --fix removes copy that is equal to the base copy", async () => {
  const before = brands.read("copy.ts");
  const equal = '  "login.forgot": "パスワードをお忘れの方",\n  "login.submit":\n    "ログインする",\n';
  brands.edit("copy.ts", "export default {\n", `export default {\n${equal}`);
  expect(await run(["check", "akane", "--fix"], brands.root)).toBe(0);
  expect(brands.read("copy.ts")).toBe(before);
});

test("B9 check --json prints the findings as JSON", async () => {
  brands.edit("../kohaku/settings.ts", "kohaku.localhost", "akane.localhost");
  expect(await run(["check", "kohaku", "--json", "--lang", "en"], brands.root)).toBe(1);
  expect(JSON.parse(brands.output)).toEqual({
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
  await run(["diff", "akane", "kohaku"], brands.root);
  expect(brands.output).toContain("  decisions.header\n    akane: paper\n    kohaku: ink\n");
  expect(brands.output).toContain("  hosts\n    akane: akane.localhost\n    kohaku: kohaku.localhost\n");
  expect(brands.output).toContain("  top.questionsTitle\n    akane: よくいただくご質問\n    kohaku: FAQ\n");
});

test.each(["akane", "wakaba", "kohaku"])(
  "B9 the tokens of %s are the same after export and import",
  async (brand) => {
    const file = join(brands.root, "brands", brand, "tokens.ts");
    const before = readFileSync(file, "utf8");
    const json = join(brands.root, "tokens.json");
    expect(await run(["export", brand, "--to", json], brands.root)).toBe(0);
    expect(await run(["import", brand, "--from", json], brands.root)).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(before);
  },
);

test("B9 check --fix corrects faults with one possible correction, and reports the others with their line", async () => {
  brands.edit("copy.ts", "export default {", 'export default {\n  "login.forgott": "違います。 ",');
  brands.edit("copy.ts", "export default {", 'export default {\n  "contract.doneText": "お待ちください。",');
  brands.edit("settings.ts", "blogTag: 15", "blogTagg: 15");
  brands.edit("settings.ts", "individuals: true", 'individuals: "yes"');
  brands.edit("assets.ts", "width: 640, height: 480", "width: 600, height: 480");
  expect(await run(["check", "akane", "--fix"], brands.root)).toBe(1);
  expect(brands.read("copy.ts")).toContain('"login.forgot": "違います。 "');
  // A key that differs from another in more than two letters stays.
  expect(brands.read("copy.ts")).toContain('"contract.doneText": "お待ちください。"');
  expect(brands.read("settings.ts")).toContain("blogTag: 15");
  expect(brands.read("assets.ts")).toContain("width: 640, height: 480");
  expect(brands.output).toContain('「individuals」が "yes" です');
  expect(await run(["check", "akane", "--fix"], brands.root)).toBe(1);
  expect(brands.read("copy.ts")).toContain('"login.forgot": "違います。"');
});

const preview = (...flags: string[]) => startedBy("preview", "akane", "--site", ...flags);
const diffPictures = (...flags: string[]) => startedBy("diff", "akane", "kohaku", "--pictures", ...flags);

/** Command line that a command starts: a stub of npx writes its arguments to a file. */
async function startedBy(...args: string[]) {
  const bin = join(brands.root, "bin");
  const recordedLine = join(brands.root, "started");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "npx"), `#!/bin/sh\necho "$@" > "${recordedLine}"\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  const code = await run(args, brands.root);
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
  expect(brands.output).toContain("絵はハンドブックから撮ります");
  mkdirSync(join(brands.root, "apps/storybook"), { recursive: true });
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
  expect(brands.output).toContain("npm start");
});

test("preview --site is refused if another program listens on the API's port", async () => {
  await serveBrand("another");
  expect((await preview()).code).not.toBe(0);
  expect(brands.output).toContain("akane が動いていません");
});
