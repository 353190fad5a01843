import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { callApi } from "#support/call-api.ts";
import { type CuttingProxy, test } from "#support/cutting-proxy.ts";
import { type EntryStep, entrySteps, firstFile, lastFile, type StepForm } from "#support/entry-steps.ts";
import { countBlankPages, loadNewBuild } from "#support/page.ts";
import { photograph, photographedPage } from "#support/papers.ts";
import { validPassword } from "#support/registration.ts";
import { logInAgain } from "#support/sign-in.ts";
import { expectUploaded } from "#support/statements.ts";
import { copy, testedBrand } from "#support/words.ts";

/** Context of a fault: an open, empty form. */
interface FaultCase {
  readonly page: Page;
  readonly cuttingProxy: CuttingProxy;
  readonly step: EntryStep;
  readonly form: StepForm;
  /** Ids of the accepted files. */
  readonly acceptedIds: readonly number[];
}

/**
 * Each function fills in a step during one fault, continues and returns the last page. It enters every value and file
 * once, so the next page does not open if the site loses one.
 */
const formFaults: Readonly<Record<string, (testCase: FaultCase) => Promise<Page>>> = {
  "offline while typing": async (testCase) => {
    const { page, step, form } = testCase;
    await form.begin();
    await page.context().setOffline(true);
    await form.fillLast();
    await expect(page.getByText(copy.unsaved.saveFailed)).toBeVisible();
    await page.context().setOffline(false);
    await waitForSaved(testCase);
    await page.goto(step.path);
    await form.expectFilled([firstFile]);
    await uploadLastFile(testCase);
    return clickUntilNextPage(testCase);
  },
  "offline at submit": async (testCase) => {
    const { page } = testCase;
    await fillInStep(testCase);
    await page.context().setOffline(true);
    const failure = page.waitForEvent("requestfailed");
    await clickButton(testCase);
    await failure;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    return clickUntilNextPage(testCase);
  },
  "500 at submit": async (testCase) => {
    const { page } = testCase;
    await fillInStep(testCase);
    const answer = (route: Route) => route.fulfill({ status: 500, json: { detail: "" } });
    // Excludes the call for the current user: if it fails, R7.8 ends the session.
    const calls = /\/api\/(?:draft_entry|form_drafts|entries)\//;
    await page.route(calls, answer);
    const refusal = page.waitForResponse((response) => response.status() === 500);
    await clickButton(testCase);
    await refusal;
    await page.unroute(calls, answer);
    // The error page asks to try again.
    return clickUntilNextPage(testCase, { mayReload: true });
  },
  "response lost after the server has handled the request": async (testCase) => {
    const { form, cuttingProxy } = testCase;
    await form.begin();
    await waitForSaved(testCase);
    cuttingProxy.dropAnswer("PUT /api/draft_entry/");
    await form.fillLast();
    await uploadLastFile(testCase);
    await form.expectFilled([firstFile, lastFile]);
    cuttingProxy.dropAnswer("POST /api/entries/");
    return clickUntilNextPage(testCase);
  },
  "session ended": async (testCase) => {
    const { page, form } = testCase;
    await form.begin();
    await page.context().clearCookies();
    await form.fillLast();
    await logInAgain(page, validPassword);
    await uploadLastFile(testCase);
    await form.expectFilled([firstFile, lastFile]);
    return clickUntilNextPage(testCase);
  },
  "tab killed": async (testCase) => {
    const { page, step, form } = testCase;
    await form.begin();
    await form.fillLast();
    await waitForSaved(testCase);
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.goto(step.path);
    const nextCase = { ...testCase, page: next, form: step.form(next) };
    await nextCase.form.expectFilled([firstFile]);
    await uploadLastFile(nextCase);
    return clickUntilNextPage(nextCase);
  },
  "upload cut at 50 %": async (testCase) => {
    const { page, form, cuttingProxy } = testCase;
    await form.begin();
    await waitForSaved(testCase);
    const file = photographedPage(lastFile);
    cuttingProxy.cutAfter(file.buffer.length / 2);
    await form.lastUploadField.setInputFiles([file]);
    const retryButton = page.getByRole("button", { name: `${lastFile}をもう一度アップロードする` });
    await expect(retryButton).toBeVisible();
    cuttingProxy.restore();
    await retryButton.click();
    await form.fillLast();
    await form.expectFilled([firstFile, lastFile]);
    return clickUntilNextPage(testCase);
  },
  "file deleted in another tab": async (testCase) => {
    const { page, form, acceptedIds: ids } = testCase;
    await form.begin();
    await waitForSaved(testCase);
    const otherTab = await page.context().newPage();
    await otherTab.goto("/mypage/");
    await callApi(otherTab, "DELETE", `uploads/${ids[0]}/`, {}).catch(() => undefined);
    await form.fillLast();
    // The page shows the error and what to do.
    const message = new RegExp(`${copy.issues.fileGone({ kind: ".*" })}|${copy.issues.documentGone}`);
    await expect(page.getByText(message).first()).toBeVisible();
    await page.getByRole("button", { name: `${firstFile}を削除する` }).click();
    await uploadFile(testCase, form.firstUploadField, "again.png");
    await uploadLastFile(testCase);
    await form.expectFilled(["again.png", lastFile]);
    return clickUntilNextPage(testCase);
  },
  "changed in another tab": async (testCase) => {
    const { page, step, form } = testCase;
    await form.begin();
    await waitForSaved(testCase);
    const otherTab = await page.context().newPage();
    await otherTab.goto(step.path);
    await step.form(otherTab).fillOtherValue();
    await waitForSaved({ page: otherTab });
    await form.fillLast();
    const question = page.getByRole("dialog", { name: copy.unsaved.otherTabTitle });
    await question.getByRole("button", { name: copy.unsaved.keepMine }).click();
    await uploadLastFile(testCase);
    await form.expectFilled([firstFile, lastFile]);
    return clickUntilNextPage(testCase);
  },
  "chunk of the next page deleted": async (testCase) => {
    const { page, step, form } = testCase;
    const chunk = `**/assets/${step.nextScript}-*.js`;
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
    // The page may have fetched the chunk ahead.
    await page.goto(step.path);
    await fillInStep(testCase);
    await waitForSaved(testCase);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    // A reloaded page gets the chunks of its own build.
    await page.route("**/*", async (route) => {
      if (route.request().isNavigationRequest()) await page.unroute(chunk);
      await route.fallback();
    });
    const last = await clickUntilNextPage(testCase);
    await expect.poll(() => loads).toBe(1);
    if (step.entries > 0) return last;
    await page.goto(step.path);
    await form.expectFilled([firstFile, lastFile]);
    return clickUntilNextPage(testCase);
  },
  "new build": async (testCase) => {
    const { page, form } = testCase;
    await form.begin();
    await form.fillLast();
    await loadNewBuild(page);
    await form.expectFilled([firstFile]);
    await uploadLastFile(testCase);
    return clickUntilNextPage(testCase);
  },
};

/** Every run tests the fault with the highest risk of a second submit; the long run tests the others. */
const shortRunFault = "invoices: response lost after the server has handled the request";

for (const step of entrySteps)
  for (const [fault, fillInDuring] of Object.entries(formFaults)) {
    if (step.faults?.includes(fault) === false) continue;
    const name = `${step.name}: ${fault}`;
    test(`B3 the entry form loses nothing and sends nothing twice despite the fault: ${name}`, {
      tag: name === shortRunFault ? [] : ["@long"],
    }, async ({ page, context, cuttingProxy }) => {
      test.skip(testedBrand() !== brands[0], "Faults do not depend on the brand.");
      const { expectNeverBlank } = await countBlankPages(context);
      await step.applicant(page);
      // Accepts the browser's question on reloading a page with unsaved input.
      page.on("dialog", (question) => question.accept());
      const acceptedIds = recordAcceptedFiles(page);
      await page.goto(step.path);
      const last = await fillInDuring({
        page,
        cuttingProxy,
        step,
        form: step.form(page),
        acceptedIds,
      });
      await expectNeverBlank(last);
      const entries = await last.evaluate(async () => (await (await fetch("/api/entries/")).json()).length);
      expect(entries).toBe(step.entries);
    });
  }

/** Collects the ids of the page's accepted uploads from now on. */
function recordAcceptedFiles(page: Page): readonly number[] {
  const ids: number[] = [];
  page.on("response", async (response) => {
    const isUpload = response.request().method() === "POST" && response.url().endsWith("/api/uploads/");
    if (isUpload && response.ok()) ids.push((await response.json()).id);
  });
  return ids;
}

async function uploadFile({ page }: FaultCase, uploadField: Locator, name: string) {
  await uploadField.setInputFiles([photograph(name)]);
  await expectUploaded(page, [name]);
}

const uploadLastFile = (testCase: FaultCase) => uploadFile(testCase, testCase.form.lastUploadField, lastFile);

async function fillInStep(testCase: FaultCase) {
  await testCase.form.begin();
  await testCase.form.fillLast();
  await uploadLastFile(testCase);
}

/** Waits until the page shows that everything is saved. */
const waitForSaved = ({ page }: Pick<FaultCase, "page">) =>
  expect(page.getByText(copy.unsaved.savedAt({ time: "" }))).toBeVisible();

async function clickButton({ form: { buttons } }: FaultCase) {
  for (const button of buttons) if (await button.isVisible()) return button.click({ timeout: 3000 });
}

/** Clicks until the next page is shown; reloads only if the page asks for it. */
async function clickUntilNextPage(testCase: FaultCase, { mayReload = false } = {}): Promise<Page> {
  const { page, step, form } = testCase;
  const nextHeading = page.getByRole("heading", { level: 1, name: step.nextTitle() });
  const close = page.getByRole("dialog").getByRole("button", { name: copy.common.close }).last();
  await expect(async () => {
    if (await nextHeading.isVisible()) return;
    if (await close.isVisible()) await close.click({ timeout: 3000 });
    const isForm = await Promise.all(form.buttons.map((button) => button.isVisible()));
    if (mayReload && !isForm.includes(true)) await page.reload();
    await clickButton(testCase);
    await expect(nextHeading).toBeVisible({ timeout: 2000 });
  }).toPass();
  return page;
}
