import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleBrand } from "@kaitori/brand/testing";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { sharedContent, sharedCopy, sharedSections } from "./shared-content.ts";

const copyOf = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(sharedCopy(code))}`)).default;

test.each([
  { where: "at the end", code: `export default { "login.title": "a", "mail.submitBody": "b" };` },
  { where: "at the beginning", code: `export default { "mail.submitBody": "b", "login.title": "a" };` },
  {
    where: "one after the other",
    code: `export default { "mail.a": "b",\n // a comment\n "mail.b": "c, \\"mail.d\\": {", "login.title": "a", "top.e": "f" };`,
  },
])("R1.2 a brand's script contains no texts of mails and of single pages: $where", async ({ code }) => {
  expect(await copyOf(code)).toEqual({ "login.title": "a" });
});

test("R1.2 texts of a page about mails stay", async () => {
  const texts = { "mailChange.title": "mail.", "profile.mailNotices": "b" };
  expect(await copyOf(`export default ${JSON.stringify(texts)};`)).toEqual(texts);
});

test("copy that is computed stays unchanged", () => {
  const code = `import words from "./words.js"; export default { ...words, "mail.a": "b" }`;
  expect(sharedCopy(code)).toBe(`import words from "./words.js"; export default { ...words,  }`);
  expect(sharedCopy("export default make();")).toBe("export default make();");
});

test("B20 a brand's script contains kinds of linked sections and addresses of its added pages, without their texts", async () => {
  const code = sharedSections({
    header: [{ label: "会社案内", href: "/about/" }],
    top: [
      { kind: "hero", variant: "calculator" },
      { kind: "voices", title: "声", items: [{ who: "町工場", text: "助かりました。" }] },
    ],
    pages: [
      {
        path: "/guide/hand-over",
        title: "お引き渡し",
        description: "お引き渡しのこと",
        parts: [{ kind: "text", text: "お引き渡しのことです。" }],
      },
    ],
    articles: { terms: [{ after: 1, title: "会員", text: "会員です。" }] },
  });
  const { default: shared } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(shared).toEqual({
    header: [{ label: "会社案内", href: "/about/" }],
    top: [{ kind: "hero", variant: "calculator" }],
    pages: [{ path: "/guide/hand-over" }],
  });
});

test("R1.2 a brand's script contains no tokens and no icons, which are in the head of each page", async () => {
  const root = mkdtempSync(join(tmpdir(), "kaitori-words-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    "index.html": '<script type="module" src="/main.ts"></script>',
    "main.ts":
      'import copy from "./copy.ts"; import tokens from "./tokens.ts"; import assets from "./assets.ts"; console.log({ assets, copy, tokens });',
    "assets.ts": "export default {};",
    "copy.ts": 'export default { "login.title": "ようこそ" };',
    "tokens.ts": 'export default { decisions: { brand: "#1f5f8b" } };',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, file), content);
  await build({ root, configFile: false, logLevel: "silent", plugins: [sharedContent(exampleBrand())] });
  const assets = join(root, "dist/assets");
  const scripts = readdirSync(assets).map((file) => readFileSync(join(assets, file), "utf8"));
  expect(scripts.join()).toContain("ようこそ");
  expect(scripts.join()).toContain("hero");
  expect(scripts.join()).not.toMatch(/#1f5f8b|touchIcon|social/);
});
