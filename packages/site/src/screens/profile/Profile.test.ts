import { IdentityConfirmation } from "@kaitori/domain";
import { getProfile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { newcomer, representative } from "#stories/people.ts";
import { corporation, emptyProfile } from "#stories/profiles.ts";
import { answers, unreachable } from "#stories/story-server.ts";
import { countIn } from "#testing/count-in.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { renderAsUser, renderTestPage } from "#testing/render-test-page.tsx";

test("a failed page can be retried in place", async () => {
  const { text } = await renderAsUser("/profile/", unreachable(getProfile));
  expect(text).toMatch(/つながりません|\(499\)/);
  expect(text).toContain("もう一度試す");
});

test("every link of the section list has a target", async () => {
  const { html } = await renderTestPage({ at: "/profile/", user: representative });
  const linkedIds = [...html.matchAll(/href="\/profile\/#([^"]+)"/g)].map(([, id]) => id);
  expect(linkedIds).toContain("delinquency");
  expect(linkedIds.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
});

test.each([
  { hash: "#identity", profile: emptyProfile, isOpen: true },
  { hash: "", profile: emptyProfile, isOpen: false },
  { hash: "#identity", profile: corporation, isOpen: false },
])("R4.9 $hash opens the identity form if papers are missing: $isOpen", async ({ hash, profile, isOpen }) => {
  const { text } = await renderAsUser(`/profile/${hash}`, answers(getProfile, profile));
  expect(text.includes("書類の種類")).toBe(isOpen);
});

test("an account that cannot be changed now shows a telephone link", async () => {
  const { text, html } = await renderAsUser(
    "/profile/",
    answers(getProfile, { ...corporation, can_edit_bank_account: false }),
  );
  const { phone } = exampleTestBrand.settings.legal;
  expect(text).toMatch(new RegExp(`お急ぎのときは、お電話\\s*${phone}\\s*でお尋ねください。`));
  const [, locked = ""] = html.split("口座は変更できません");
  expect(locked.slice(0, 400)).toContain('href="tel:');
});

test("the list of security events shows a telephone link", async () => {
  const { text, html } = await renderTestPage({ at: "/profile/", user: representative });
  const { phone } = exampleTestBrand.settings.legal;
  expect(text).toMatch(new RegExp(`お心当たりのない記録は、すぐにお電話\\s*${phone}`));
  const [, records = ""] = html.split("お心当たりのない記録");
  expect(records.slice(0, 400)).toContain('href="tel:');
});

test("R4.9 papers to send again are listed once, above the sections", async () => {
  const identity_reason = "運転免許証の裏面が写っていません。";
  const profile = { ...corporation, identity_confirmation: IdentityConfirmation.inadequate, identity_reason };
  const { text } = await renderAsUser("/profile/", answers(getProfile, profile));
  expect(countIn(text, identity_reason)).toBe(1);
  expect(text.indexOf(identity_reason)).toBeLessThan(text.indexOf("会社の情報"));
});

test.each([
  { sector: "unknown", isOpen: false },
  { sector: "manufacturing", isOpen: true },
] as const)(
  "the optional section of the registration is open if it has an answer: $isOpen",
  async (answer) => {
    const { isOpen, ...business } = answer;
    const profile = { ...emptyProfile, corporate_division: "corporate" as const, ...business };
    const server = [answers(getProfile, profile)];
    const { html } = await renderTestPage({ at: "/register/profile/", user: newcomer, server });
    const [, section = ""] = html.split(/<section[^>]*aria-labelledby="business"/);
    expect(/^[^>]*><details[^>]* open/.test(section)).toBe(isOpen);
    expect(section).toMatch(/事業の情報（任意）.*業種/);
  },
);
