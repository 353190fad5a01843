import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { brandFiles, workspaceVersions } from "../template/brand-files.ts";
import { newDecisions } from "../template/new-brand.ts";
import { templatesOnDisk, writeFiles } from "../template/new-files.ts";
import { copyForEachTest } from "../testing/copy-of-brands.ts";
import { saveDraft } from "./save-draft.ts";

const today = "2026-04-01";
const brands = copyForEachTest(["akane"]);
beforeEach(() => void mkdirSync(join(brands.root, "apps/storybook"), { recursive: true }));

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#123456"/></svg>';
const draft = {
  name: "tokiwa",
  serviceName: 'ときわ "R&D" 資金',
  company: "株式会社ときわ",
  host: "tokiwa.localhost",
  tokens: { decisions: newDecisions("#1f5f8b") },
  facts: {
    representative: "代表取締役 常盤 花子",
    zipcode: "150-0002",
    address: "東京都渋谷区渋谷9丁目9番9号",
    phone: "03-0000-0199",
    privacyOfficer: "管理部長",
    bankName: "みずほ銀行",
    branchName: "渋谷支店",
    branchCode: "210",
    number: "1234567",
    holder: "カ）トキワ",
    holderKana: "ｶ)ﾄｷﾜ",
  },
  pictures: { mark: { width: 40, height: 40, content: mark } },
};
const isWritten = (path: string) => existsSync(join(brands.root, path));

test("B20 the board saves a new brand with its app, and the check finds no error", async () => {
  const saved = await saveDraft(brands.root, draft, today);
  expect(saved).toMatchObject({ isNew: true, findings: [{ rule: "template-pictures", level: "advice" }] });
  expect(isWritten("apps/tokiwa/vite.config.ts")).toBe(true);
  expect(readFileSync(join(brands.root, "brands/tokiwa/assets/mark.svg"), "utf8")).toBe(mark);
  expect(readFileSync(join(brands.root, "brands/tokiwa/assets.ts"), "utf8")).toContain(
    'mark: { file: "mark.svg", width: 40, height: 40 }',
  );
});

test("B20 saving an existing brand writes look and pictures only", async () => {
  const before = brands.read("copy.ts");
  const saved = await saveDraft(brands.root, { ...draft, name: "akane" }, today);
  // The icons of home screens still show the former mark.
  expect(saved).toMatchObject({ isNew: false, findings: [{ rule: "icons", level: "advice" }] });
  expect(brands.read("tokens.ts")).toMatch(/An old company[\s\S]*brand: "#1f5f8b"/);
  expect(brands.read("copy.ts")).toBe(before);
  expect(isWritten("apps/akane")).toBe(false);
});

const pale = { decisions: { ...newDecisions("#1f5f8b"), ink: "#cccccc" } };
const scripted = mark.replace("<circle", "<script>alert(1)</script><circle");
test.each([
  { draftWith: "a name with a path outside the folder", change: { name: "../../etc" }, refused: "notADraft" },
  { draftWith: "an unknown key", change: { index: "export default 1" }, refused: "notADraft" },
  { draftWith: "the name of another folder in apps", change: { name: "storybook" }, refused: "nameTaken" },
  { draftWith: "an unreadable text colour", change: { tokens: pale }, refused: "unreadable" },
  {
    draftWith: "a picture with a script",
    change: { pictures: { mark: { width: 40, height: 40, content: scripted } } },
    refused: "picture",
  },
])("B20 a draft with $draftWith is refused and nothing is written", async ({ change, refused }) => {
  expect(await saveDraft(brands.root, { ...draft, ...change }, today)).toEqual({ refused });
  expect(isWritten("brands/tokiwa")).toBe(false);
});

test("B20 the board's download has the files of a saved brand, without the PNG pictures that the browser draws", async () => {
  writeFiles(
    brands.root,
    brandFiles(
      { ...draft, pictures: {} },
      { templates: templatesOnDisk(), today, versions: workspaceVersions },
    ),
  );
  const findings = (await brands.findings("tokiwa")).filter(({ level }) => level !== "advice");
  expect(findings.map(({ message }) => message.en.split('"')[1])).toEqual(["touchIcon", "social"]);
});
