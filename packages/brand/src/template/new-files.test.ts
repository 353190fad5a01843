import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrand } from "../check/brand-source.ts";
import { checkBrands } from "../check/check-brands.ts";
import { repository } from "../testing/copy-of-brands.ts";
import { fillTemplates, workspaceVersions } from "./brand-files.ts";
import { newDecisions } from "./new-brand.ts";
import { newFiles, registryVersions, repositoryFiles, templatesOnDisk, writeFiles } from "./new-files.ts";

test.each([
  { name: "akane", serviceName: "茜ファクタリング" },
  { name: "wakaba", serviceName: "わかば資金サポート" },
  { name: "kohaku", serviceName: "KOHAKU" },
])("B9 the app of $name equals the filled template", (brand) => {
  const files = fillTemplates(templatesOnDisk().app, `apps/${brand.name}`, {
    ...brand,
    ...workspaceVersions,
  });
  expect(Object.keys(files).length).toBeGreaterThan(5);
  for (const [path, text] of Object.entries(files)) {
    expect(readFileSync(join(repository, path), "utf8"), path).toBe(text);
  }
});

test.each(["index.ts", "package.json", "tsconfig.json", "turbo.json"])(
  "B9 brands/akane/%s equals the filled template",
  async (file) => {
    const akane = { ...newBrand, name: "akane", serviceName: "茜ファクタリング" };
    const files = await newFiles(akane, "2026-04-01", workspaceVersions);
    expect(readFileSync(join(repository, "brands/akane", file), "utf8")).toBe(files[`brands/akane/${file}`]);
  },
);

const newBrand = {
  name: "tokiwa",
  serviceName: 'ときわ "R&D" 資金',
  company: "株式会社ときわ",
  host: "tokiwa.localhost",
  tokens: { decisions: newDecisions("#1f5f8b") },
} as const;

test("B20 a new brand without help pages links to none", async () => {
  const files = await newFiles(newBrand, "2026-04-01", workspaceVersions);
  expect(files["brands/tokiwa/settings.ts"]).toContain("links: {},");
});

test.each([
  { colour: "#1f5f8b", isPale: false },
  { colour: "#f4d35e", isPale: true },
  { colour: "#0b0b0b", isPale: false },
  { colour: "#e5e5e5", isPale: true },
] as const)(
  "B9 a new brand in $colour lacks only the facts of its licensee and a readable colour",
  async ({ colour, isPale }) => {
    const root = mkdtempSync(join(tmpdir(), "kaitori-new-"));
    const brand = { ...newBrand, tokens: { decisions: newDecisions(colour) } };
    writeFiles(root, await newFiles(brand, "2026-04-01", registryVersions));
    const findings = await checkBrands([readBrand(root, "tokiwa")], ["tokiwa"]);
    expect(findings.map(({ rule, file, message }) => `${rule} ${file} ${message.en.split(" ")[0]}`)).toEqual([
      ...(isPale ? ['contrast brands/tokiwa/tokens.ts "brand"'] : []),
      'unfinished brands/tokiwa/settings.ts "returnAccount.bankName"',
      'unfinished brands/tokiwa/settings.ts "returnAccount.bankCode"',
      'unfinished brands/tokiwa/settings.ts "returnAccount.branchName"',
      'unfinished brands/tokiwa/settings.ts "returnAccount.number"',
      'unfinished brands/tokiwa/settings.ts "returnAccount.holder"',
      'unfinished brands/tokiwa/settings.ts "returnAccount.holderKana"',
      'unfinished brands/tokiwa/settings.ts "legal.representative"',
      'unfinished brands/tokiwa/settings.ts "legal.zipcode"',
      'unfinished brands/tokiwa/settings.ts "legal.address"',
      'unfinished brands/tokiwa/settings.ts "legal.phone"',
      'unfinished brands/tokiwa/settings.ts "legal.privacyOfficer"',
      "template-pictures brands/tokiwa/assets.ts brands/tokiwa/assets",
    ]);
  },
);

test("B9 a separate repository checks types as this one does", () => {
  const config = repositoryFiles("tokiwa", registryVersions)["./tsconfig.base.json"];
  expect(config).toBe(readFileSync(join(repository, "tsconfig.base.json"), "utf8"));
});

test.each([
  ["react", registryVersions.react],
  ["react-dom", registryVersions.reactDom],
  ["react-router", registryVersions.reactRouter],
  ["typescript", registryVersions.typescript],
  ["vite", registryVersions.vite],
  ["pnpm", registryVersions.pnpm],
  ["playwright-core", registryVersions.playwright],
])("B9 a separate repository installs %s in the version used here, %s", (name, range) => {
  const catalog = readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8");
  const installed = new RegExp(`^  "?${name}"?: (\\d+)\\.(\\d+)`, "m").exec(catalog)?.slice(1).map(Number);
  const [major = 0, minor = 0] = range.replace("^", "").split(".").map(Number);
  expect(installed?.[0]).toBe(major);
  expect(installed?.[1]).toBeGreaterThanOrEqual(minor);
});
