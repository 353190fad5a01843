import { commonCopy } from "@kaitori/brand/copy/common";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { agree } from "#support/agree.ts";
import { brands } from "#support/brands.ts";
import { type HistoryRow, readApi } from "#support/call-api.ts";
import type { CuttingProxy } from "#support/cutting-proxy.ts";
import { loadNewBuild } from "#support/form-faults.ts";
import { watchForWhite } from "#support/never-white.ts";
import { ownProxyTest as test } from "#support/proxy-test.ts";
import { logInAgain } from "#support/reauth.ts";
import { withSession } from "#support/sign-in.ts";
import { brandOf, wordsOf } from "#support/words.ts";
import { ownEntryId } from "../entry/own-entry.ts";

/** Context of a fault: the open offer of two invoices, with nothing ticked. */
interface Scene {
  readonly page: Page;
  readonly info: TestInfo;
  readonly cuttingProxy: CuttingProxy;
  readonly path: string;
  readonly entry: number;
}

/** Each function signs the contract during one fault and returns the last page. */
const faults: Readonly<Record<string, (scene: Scene) => Promise<Page>>> = {
  "offline while choosing": async (scene) => {
    const { page, info } = scene;
    await page.context().setOffline(true);
    await offerOn(scene).other.uncheck();
    const retryButton = page.getByRole("button", { name: wordsOf(info, commonCopy).retry });
    await expect(retryButton).toBeVisible();
    await page.context().setOffline(false);
    await retryButton.click();
    await tick(scene);
    await expectTicked(scene);
    await expect(offerOn(scene).other).not.toBeChecked();
    return sign(scene);
  },
  "offline at the press": async (scene) => {
    const { page, info } = scene;
    await tick(scene);
    await page.context().setOffline(true);
    await offerOn(scene).submit.click();
    await expect(page.getByRole("alert")).toContainText(wordsOf(info, errorsCopy).networkTitle);
    await page.context().setOffline(false);
    await expectTicked(scene);
    return sign(scene);
  },
  "answer dropped after the server has acted": async (scene) => {
    const { cuttingProxy, entry } = scene;
    await tick(scene);
    cuttingProxy.dropAnswer(`POST /api/entries/${entry}/contract/`);
    // The client retries by itself, with the same idempotency key.
    return sign(scene);
  },
  "session ended": async (scene) => {
    const { page, info } = scene;
    await tick(scene);
    await page.context().clearCookies();
    await offerOn(scene).submit.click();
    await logInAgain(page, info);
    return expectSigned(scene);
  },
  "tab killed": async (scene) => {
    const { page, path } = scene;
    await tick(scene);
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.goto(path);
    const nextScene = { ...scene, page: next };
    // A page never restores consent.
    await expect(offerOn(nextScene).consent).not.toBeChecked();
    await tick(nextScene);
    return sign(nextScene);
  },
  "request cut half-way": async (scene) => {
    const { page, info, cuttingProxy } = scene;
    await tick(scene);
    cuttingProxy.cutAfter(200);
    await offerOn(scene).submit.click();
    await expect(page.getByRole("alert")).toContainText(wordsOf(info, errorsCopy).networkTitle);
    cuttingProxy.restore();
    await expectTicked(scene);
    return sign(scene);
  },
  "other tab": async (scene) => {
    const { page, info, path } = scene;
    await tick(scene);
    const otherTab = await page.context().newPage();
    await otherTab.goto(path);
    await tick({ ...scene, page: otherTab });
    await sign({ ...scene, page: otherTab });
    await page.bringToFront();
    await offerOn(scene).submit.click();
    await expect(page.getByText(wordsOf(info, contractCopy).contractedTitle)).toBeVisible();
    return page;
  },
  "new build": async (scene) => {
    await tick(scene);
    await loadNewBuild(scene.page, scene.info);
    await expect(offerOn(scene).consent).not.toBeChecked();
    await tick(scene);
    return sign(scene);
  },
};

for (const [fault, signDuring] of Object.entries(faults))
  test(
    `B3 B5 the contract is made once and for the chosen invoices despite the fault: ${fault}`,
    { tag: "@long" },
    async ({ page, context, cuttingProxy }, info) => {
      test.skip(brandOf(info) !== brands[0], "A fault knows no brand.");
      const { expectNeverWhite } = await watchForWhite(context);
      await withSession(page, "reviewed@demo.example");
      const entry = await ownEntryId(page);
      const path = `/entry/contract/${entry}/`;
      await page.goto(path);
      await expect(offerOn({ page, info }).open).toBeVisible();
      const last = await signDuring({ page, info, cuttingProxy, path, entry });
      await expectNeverWhite(last);
      const { status, claims, history } = await readApi(last, `entries/${entry}/`);
      const sold = claims.filter((claim: { status: number }) => claim.status === 4);
      expect({ status, sold: sold.length }).toEqual({
        status: 4,
        sold: fault === "offline while choosing" ? 1 : 2,
      });
      expect(
        history.filter(({ act, claim }: HistoryRow) => act === "contract" && claim === null),
      ).toHaveLength(1);
    },
  );

function offerOn({ page, info }: Pick<Scene, "page" | "info">) {
  const words = wordsOf(info, contractCopy);
  return {
    other: page.getByRole("checkbox", { name: words.chooseThis({ obliger: "大森機械工業株式会社" }) }),
    open: page.getByRole("button", { name: words.read }),
    // These checkboxes are in sections that may be folded.
    read: page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read, includeHidden: true }),
    consent: page.getByRole("checkbox", { name: words.consent, includeHidden: true }),
    submit: page.getByRole("button", { name: words.submit }),
  };
}

async function tick(scene: Scene) {
  await agree(scene.page, scene.info);
}

async function expectTicked(scene: Scene) {
  await expect(offerOn(scene).read).toBeChecked();
  await expect(offerOn(scene).consent).toBeChecked();
}

async function sign(scene: Scene): Promise<Page> {
  await offerOn(scene).submit.click();
  return expectSigned(scene);
}

async function expectSigned({ page, info }: Scene): Promise<Page> {
  const { doneTitle } = wordsOf(info, contractCopy);
  await expect(page.getByRole("heading", { level: 1, name: doneTitle })).toBeVisible();
  return page;
}
