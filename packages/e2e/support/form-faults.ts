import { commonCopy } from "@kaitori/brand/copy/common";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { expect, type Locator, type Page, type Route, type TestInfo } from "@playwright/test";
import { byCall } from "./by-call.ts";
import type { CuttingProxy } from "./cutting-proxy.ts";
import { firstFile, lastFile, type StepForm } from "./entry-steps.ts";
import { photograph, photographedPage } from "./papers.ts";
import { logInAgain } from "./reauth.ts";
import { wordsOf } from "./words.ts";

/** A page whose form can go wrong, as far as the faults ask. */
export interface FaultyPage {
  readonly path: string;
  readonly form: (page: Page, info: TestInfo) => StepForm;
  readonly password: string;
  /** The calls that keep the draft and send the form: a method and the beginning of the path. */
  readonly calls: { readonly keep: string; readonly send: string };
  /** Title of the page after the form. */
  readonly nextTitle: (info: TestInfo) => string | RegExp;
}

/** The setting of a fault: a form, open and empty. */
export interface Scene {
  readonly page: Page;
  readonly info: TestInfo;
  readonly line: CuttingProxy;
  readonly step: FaultyPage;
  readonly form: StepForm;
  /** The numbers of the files that the server has taken. */
  readonly taken: readonly number[];
}

/**
 * Each fills in a step while something goes wrong, and goes on. Every value and file is given only once: a fault that
 * loses one does not come to the next page. The page where it ends is the answer.
 */
export const formFaults: Readonly<Record<string, (scene: Scene) => Promise<Page>>> = {
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
    // The call for the current user is left out: if it fails, R7.8 ends the session.
    const calls = /\/api\/(?:draft_entry|form_drafts|readiness|entries)\//;
    await page.route(calls, answer);
    const isRefused = page.waitForResponse((response) => response.status() === 500);
    await press(scene);
    await isRefused;
    await page.unroute(calls, answer);
    // The page for it asks to try again.
    return goOn(scene, { mayReload: true });
  },
  "answer dropped after the server has acted": async (scene) => {
    const { form, line, step } = scene;
    await form.begin();
    await untilSaved(scene);
    line.dropAnswer(step.calls.keep);
    await form.sayLast();
    await giveLast(scene);
    await form.isThere([firstFile, lastFile]);
    line.dropAnswer(step.calls.send);
    return goOn(scene);
  },
  "session ended": async (scene) => {
    const { page, info, form, step } = scene;
    await form.begin();
    await page.context().clearCookies();
    await form.sayLast();
    await logInAgain(page, info, step.password);
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
  "slow 3G": async (scene) => {
    const { page, form } = scene;
    await slowDown(page);
    await form.begin();
    await form.sayLast();
    await giveLast(scene);
    await form.isThere([firstFile, lastFile]);
    return goOn(scene);
  },
  "chunk gone": async (scene) => {
    const { page } = scene;
    await fillIn(scene);
    await untilSaved(scene);
    await takeChunksAway(page);
    return goOn(scene, { mayReload: true });
  },
  "new build": async (scene) => {
    const { page, info, form } = scene;
    await form.begin();
    await form.sayLast();
    await loadNewBuild(page, info);
    await form.isThere([firstFile]);
    await giveLast(scene);
    return goOn(scene);
  },
};

/** A phone at the edge of the network (Chromium's own figures for it), from now on. */
async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** The chunks of other pages are those of a build that is gone; a page that is loaded anew comes with its own. */
async function takeChunksAway(page: Page) {
  const chunks = "**/assets/*.js";
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: "" }));
  await page.route(
    (url) => !url.pathname.startsWith("/assets/"),
    async (route) => {
      if (route.request().isNavigationRequest()) await page.unroute(chunks);
      await route.fallback();
    },
  );
}

/** Somebody comes back to the tab when there is a newer build, and takes the reload that is offered. */
export async function loadNewBuild(page: Page, info: TestInfo) {
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "newer" } }));
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const isLoaded = page.waitForEvent("load", { timeout: 20_000 });
  await page.getByRole("button", { name: wordsOf(info, layoutCopy).newBuildReload }).click();
  await isLoaded;
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

/** Presses again while the page has not moved on; reloads only where a page asks for it. */
export async function goOn(scene: Scene, { mayReload = false } = {}): Promise<Page> {
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
