import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { expect, type Page } from "@playwright/test";
import { agreeToOffer } from "#support/agree.ts";
import { brands } from "#support/brands.ts";
import { type HistoryRow, readApi, readEntryId } from "#support/call-api.ts";
import { type CuttingProxy, ownProxyTest as test } from "#support/cutting-proxy.ts";
import { countBlankPages, loadNewBuild } from "#support/page.ts";
import { logInAgain, signInByCall } from "#support/sign-in.ts";
import { copy, testedBrand } from "#support/words.ts";

/** Context of a fault: the open offer of two invoices, with no consent ticked. */
interface FaultCase {
  readonly page: Page;
  readonly cuttingProxy: CuttingProxy;
  readonly path: string;
  readonly entry: number;
}

/** Each function signs the contract during one fault and returns the last page. */
const faults: Readonly<Record<string, (testCase: FaultCase) => Promise<Page>>> = {
  "offline while choosing": async (testCase) => {
    const { page } = testCase;
    await page.context().setOffline(true);
    await controlsOf(testCase.page).secondInvoice.uncheck();
    const retryButton = page.getByRole("button", { name: copy.common.retry });
    await expect(retryButton).toBeVisible();
    await page.context().setOffline(false);
    await retryButton.click();
    await agreeToOffer(testCase.page);
    await expectConsentsTicked(testCase);
    await expect(controlsOf(testCase.page).secondInvoice).not.toBeChecked();
    return sign(testCase);
  },
  "offline at submit": async (testCase) => {
    const { page } = testCase;
    await agreeToOffer(testCase.page);
    await page.context().setOffline(true);
    await controlsOf(testCase.page).submit.click();
    await expect(page.getByRole("alert")).toContainText(copy.errors.networkTitle);
    await page.context().setOffline(false);
    await expectConsentsTicked(testCase);
    return sign(testCase);
  },
  "response lost after the server has handled the request": async (testCase) => {
    const { cuttingProxy, entry } = testCase;
    await agreeToOffer(testCase.page);
    cuttingProxy.dropAnswer(`POST /api/entries/${entry}/contract/`);
    // The client retries by itself, with the same idempotency key.
    return sign(testCase);
  },
  "session ended": async (testCase) => {
    const { page } = testCase;
    await agreeToOffer(testCase.page);
    await page.context().clearCookies();
    await controlsOf(testCase.page).submit.click();
    await logInAgain(page);
    return expectSigned(testCase);
  },
  "tab killed": async (testCase) => {
    const { page, path } = testCase;
    await agreeToOffer(testCase.page);
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.goto(path);
    const nextCase = { ...testCase, page: next };
    // A page never restores a consent.
    await expect(controlsOf(next).consent).not.toBeChecked();
    await agreeToOffer(next);
    return sign(nextCase);
  },
  "signed in another tab": async (testCase) => {
    const { page, path } = testCase;
    await agreeToOffer(testCase.page);
    const otherTab = await page.context().newPage();
    await otherTab.goto(path);
    await agreeToOffer(otherTab);
    await sign({ ...testCase, page: otherTab });
    await page.bringToFront();
    await controlsOf(testCase.page).submit.click();
    await expect(page.getByText(copy.contract.contractedTitle)).toBeVisible();
    return page;
  },
  "new build": async (testCase) => {
    const { page } = testCase;
    await agreeToOffer(page);
    await loadNewBuild(page);
    await expect(controlsOf(page).read).not.toBeChecked();
    await expect(controlsOf(page).consent).not.toBeChecked();
    await agreeToOffer(page);
    return sign(testCase);
  },
};

for (const [fault, signDuring] of Object.entries(faults))
  test(`B3 B5 the contract is made once and for the chosen invoices despite the fault: ${fault}`, {
    tag: "@long",
  }, async ({ page, context, cuttingProxy }) => {
    test.skip(testedBrand() !== brands[0], "Faults do not depend on the brand.");
    const { expectNeverBlank } = await countBlankPages(context);
    await signInByCall(page, "reviewed@demo.example");
    const entry = await readEntryId(page);
    const path = `/entry/contract/${entry}/`;
    await page.goto(path);
    await expect(controlsOf(page).open).toBeVisible();
    const last = await signDuring({ page, cuttingProxy, path, entry });
    await expectNeverBlank(last);
    const { status, claims, history } = await readApi(last, `entries/${entry}/`);
    const sold = claims.filter((claim: { status: number }) => claim.status === ClaimStatus.contracted);
    expect({ status, sold: sold.length }).toEqual({
      status: EntryStatus.contracted,
      sold: fault === "offline while choosing" ? 1 : 2,
    });
    expect(history.filter(({ act, claim }: HistoryRow) => act === "contract" && claim === null)).toHaveLength(
      1,
    );
  });

function controlsOf(page: Page) {
  return {
    secondInvoice: page.getByRole("checkbox", {
      name: copy.contract.chooseThis({ obliger: "大森機械工業株式会社" }),
    }),
    open: page.getByRole("button", { name: copy.contract.readDocuments }),
    // These checkboxes are in sections that may be folded.
    read: page.getByRole("checkbox", { name: copy.explanation.read, includeHidden: true }),
    consent: page.getByRole("checkbox", { name: copy.contract.consent, includeHidden: true }),
    submit: page.getByRole("button", { name: copy.contract.submit }),
  };
}

async function expectConsentsTicked(testCase: FaultCase) {
  await expect(controlsOf(testCase.page).read).toBeChecked();
  await expect(controlsOf(testCase.page).consent).toBeChecked();
}

async function sign(testCase: FaultCase): Promise<Page> {
  await controlsOf(testCase.page).submit.click();
  return expectSigned(testCase);
}

async function expectSigned({ page }: FaultCase): Promise<Page> {
  await expect(page.getByRole("heading", { level: 1, name: copy.contract.doneTitle })).toBeVisible();
  return page;
}
