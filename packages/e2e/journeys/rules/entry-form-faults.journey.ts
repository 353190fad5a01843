import { commonCopy } from "@kaitori/brand/copy/common";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { expect, type Locator, type Page, type Route, type TestInfo } from "@playwright/test";
import { brands } from "../../support/brands.ts";
import { byCall } from "../../support/by-call.ts";
import { type CuttingProxy, cuttingProxy } from "../../support/cutting-proxy.ts";
import { type EntryStep, entrySteps, firstFile, lastFile, type StepForm } from "../../support/entry-steps.ts";
import { watchForWhite } from "../../support/never-white.ts";
import { photograph, photographedPage } from "../../support/papers.ts";
import { goodPassword } from "../../support/people.ts";
import { logInAgain } from "../../support/reauth.ts";
import { test as base } from "../../support/test.ts";
import { brandOf, wordsOf } from "../../support/words.ts";

/** A journey over a line that can be cut. */
const test = base.extend<{ line: CuttingProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  line: async ({}, use, info) => {
    const proxy = await cuttingProxy(Number(new URL(info.project.use.baseURL ?? "").port));
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ line }, use, info) => use(`http://${brandOf(info).settings.hosts[0]}:${line.port}`),
});

/** What a fault happens to: the form of a step, open and empty. */
interface Scene {
  readonly page: Page;
  readonly info: TestInfo;
  readonly line: CuttingProxy;
  readonly step: EntryStep;
  readonly form: StepForm;
  /** The numbers of the files that the server has taken. */
  readonly taken: readonly number[];
}

/**
 * Each fills in a step while something goes wrong, and goes on. What is said and given is said and given once: a fault
 * that loses it does not come to the next page. The page where it ends is the answer.
 */
const faults: Readonly<Record<string, (scene: Scene) => Promise<Page>>> = {
  "offline while typing": async (scene) => {
    const { page, info, step, form } = scene;
    await form.begin();
    await page.context().setOffline(true);
    await form.sayLast();
    await expect(page.getByText(wordsOf(info, unsavedCopy).saveFailed)).toBeVisible();
    await page.context().setOffline(false);
    await untilSaved(scene);
    await page.goto(step.path);
    await form.isThere([firstFile]);
    await giveLast(scene);
    return goOn(scene);
  },
  "offline at the press": async (scene) => {
    const { page } = scene;
    await fillIn(scene);
    await page.context().setOffline(true);
    const isLost = page.waitForEvent("requestfailed");
    await press(scene);
    await isLost;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    return goOn(scene);
  },
  "500 at the press": async (scene) => {
    const { page } = scene;
    await fillIn(scene);
    const answer = (route: Route) => route.fulfill({ status: 500, json: { detail: "" } });
    // Who is here is known: where that cannot be found out, R7.8 ends the session.
    const calls = /\/api\/(?:draft_entry|readiness|entries)\//;
    await page.route(calls, answer);
    const isRefused = page.waitForResponse((response) => response.status() === 500);
    await press(scene);
    await isRefused;
    await page.unroute(calls, answer);
    // The page for it asks to try again.
    return goOn(scene, { mayReload: true });
  },
  "answer dropped after the server has acted": async (scene) => {
    const { form, line } = scene;
    await form.begin();
    await untilSaved(scene);
    line.dropAnswer("PUT /api/draft_entry/");
    await form.sayLast();
    await giveLast(scene);
    await form.isThere([firstFile, lastFile]);
    line.dropAnswer("POST /api/entries/");
    return goOn(scene);
  },
  "session ended": async (scene) => {
    const { page, info, form } = scene;
    await form.begin();
    await page.context().clearCookies();
    await form.sayLast();
    await logInAgain(page, info, goodPassword);
    await giveLast(scene);
    await form.isThere([firstFile, lastFile]);
    return goOn(scene);
  },
  "tab killed": async (scene) => {
    const { page, info, step, form } = scene;
    await form.begin();
    await form.sayLast();
    await untilSaved(scene);
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.goto(step.path);
    const again = { ...scene, page: next, form: step.form(next, info) };
    await again.form.isThere([firstFile]);
    await giveLast(again);
    return goOn(again);
  },
  "upload cut at 50 %": async (scene) => {
    const { page, form, line } = scene;
    await form.begin();
    await untilSaved(scene);
    const file = photographedPage(lastFile);
    line.cutAfter(file.buffer.length / 2);
    await form.lastSlot.setInputFiles([file]);
    const again = page.getByRole("button", { name: `${lastFile}をもう一度アップロードする` });
    await expect(again).toBeVisible();
    line.mend();
    await again.click();
    await form.sayLast();
    await form.isThere([firstFile, lastFile]);
    return goOn(scene);
  },
  "file deleted elsewhere": async (scene) => {
    const { page, info, form, taken } = scene;
    await form.begin();
    await untilSaved(scene);
    const other = await page.context().newPage();
    await other.goto("/mypage/");
    await byCall(other, "DELETE", `uploads/${taken[0]}/`, {}).catch(() => undefined);
    await form.sayLast();
    // The page says it, and what to do.
    const { fileGone, documentGone } = wordsOf(info, issuesCopy);
    const isTold = new RegExp(`${fileGone({ kind: ".*" })}|${documentGone}`);
    await expect(page.getByText(isTold).first()).toBeVisible();
    await page.getByRole("button", { name: `${firstFile}を削除する` }).click();
    await give(scene, form.firstSlot, "again.png");
    await giveLast(scene);
    await form.isThere(["again.png", lastFile]);
    return goOn(scene);
  },
  "other tab": async (scene) => {
    const { page, info, step, form } = scene;
    const words = wordsOf(info, unsavedCopy);
    await form.begin();
    await untilSaved(scene);
    const other = await page.context().newPage();
    await other.goto(step.path);
    await step.form(other, info).saySomethingElse();
    await untilSaved({ page: other, info });
    await form.sayLast();
    const question = page.getByRole("dialog", { name: words.otherTabTitle });
    await question.getByRole("button", { name: words.keepMine }).click();
    await giveLast(scene);
    await form.isThere([firstFile, lastFile]);
    return goOn(scene);
  },
};

/** A tenth of the cases, one of each step; the others take their time in the long run. */
const always = new Set([
  "withdrawal statements: session ended",
  "financial statements: other tab",
  "invoices: answer dropped after the server has acted",
]);

/** Cases that a finding breaks; who mends it takes them out. */
const broken: Readonly<Record<string, string>> = {
  "invoices: offline at the press": "A13a",
};

for (const step of entrySteps)
  for (const [fault, happen] of Object.entries(faults)) {
    const name = `${step.name}: ${fault}`;
    test(
      `B3 the entry form, ${name}, and nothing is lost or sent twice`,
      { tag: ["@fault", ...(always.has(name) ? [] : ["@long"])] },
      async ({ page, context, line }, info) => {
        test.skip(brandOf(info) !== brands[0], "A fault knows no brand.");
        test.fail(name in broken, broken[name]);
        const { wasNeverWhite } = await watchForWhite(context);
        await step.applicant(page, info);
        // Who reloads a page with something unsaved says that it may be left.
        page.on("dialog", (question) => question.accept());
        const taken: number[] = [];
        page.on("response", async (response) => {
          if (
            response.request().method() === "POST" &&
            response.url().endsWith("/api/uploads/") &&
            response.ok()
          )
            taken.push((await response.json()).id);
        });
        await page.goto(step.path);
        const end = await happen({ page, info, line, step, form: step.form(page, info), taken });
        await wasNeverWhite(end);
        const entries = await end.evaluate(async () => (await (await fetch("/api/entries/")).json()).length);
        expect(entries).toBe(step.entries);
      },
    );
  }

async function give({ page }: Scene, slot: Locator, name: string) {
  await slot.setInputFiles([photograph(name)]);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("アップロード済み");
}

const giveLast = (scene: Scene) => give(scene, scene.form.lastSlot, lastFile);

async function fillIn(scene: Scene) {
  await scene.form.begin();
  await scene.form.sayLast();
  await giveLast(scene);
}

/** The page says that the server has everything. */
const untilSaved = ({ page, info }: Pick<Scene, "page" | "info">) =>
  expect(page.getByText(wordsOf(info, unsavedCopy).savedAt({ time: "" }))).toBeVisible();

/** Presses the button that is there, as far as there is one. */
async function press({ form: { buttons } }: Scene) {
  for (const button of buttons) if (await button.isVisible()) return button.click({ timeout: 3000 });
}

/** Presses on, as one does who sees that it has not gone on; reloads only where a page asks for it. */
async function goOn(scene: Scene, { mayReload = false } = {}): Promise<Page> {
  const { page, info, step, form } = scene;
  const done = page.getByRole("heading", { level: 1, name: step.nextTitle(info) });
  const close = page
    .getByRole("dialog")
    .getByRole("button", { name: wordsOf(info, commonCopy).close })
    .last();
  await expect(async () => {
    if (await done.isVisible()) return;
    if (await close.isVisible()) await close.click({ timeout: 3000 });
    const isForm = await Promise.all(form.buttons.map((button) => button.isVisible()));
    if (mayReload && !isForm.includes(true)) await page.reload();
    await press(scene);
    await expect(done).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  return page;
}
