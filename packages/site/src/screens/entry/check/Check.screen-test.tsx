import { NetworkError } from "@kaitori/api-client";
import { getDraftEntry, getProfile } from "@kaitori/wire";
import { userEvent, waitFor, within } from "storybook/test";
import { expect, onTestFinished, test, vi } from "vitest";
import { page as browserPage } from "vitest/browser";
import { draftOfClaims, fullClaim, uploadRecordOf } from "#stories/drafts.ts";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { answers, answersOnce } from "#stories/story-server.ts";
import { applyTheme } from "#testing/apply-theme.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

/** Replaces lazy chunks, so that a test can unload them and make their loading fail. */
const chunks = vi.hoisted(() => {
  const unloaders: (() => void)[] = [];
  return {
    isOnline: true,
    onUnload: (unload: () => void) => unloaders.push(unload),
    unloadAll: () => {
      for (const unload of unloaders) unload();
    },
  };
});
vi.mock("#foundation/updates/load-chunk.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  lazyModule<Module>(load: () => Promise<Module | undefined>) {
    let module: Module | undefined;
    chunks.onUnload(() => {
      module = undefined;
    });
    return {
      async fetch() {
        if (!chunks.isOnline) throw new NetworkError("no answer");
        module ??= await load();
      },
      get: () => module,
    };
  },
}));

test("B6 each submitted paper has a thumbnail of 56 × 72 pixels", async () => {
  applyTheme();
  await browserPage.viewport(390, 900);
  const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
  const paper = (kind: string, id: number) => ({ ...uploadRecordOf(kind, id), image: picture });
  const relation = (kind: string, id: number) => ({ kind, contentfile: paper(kind, id) });
  const draft = {
    ...draftOfClaims(fullClaim),
    banks: [
      {
        bank_name: "みずほ銀行",
        bank_account_number: "1234567",
        file_format: "passbook" as const,
        contentfile_relations: [relation("passbook_cover_1", 1), relation("passbook_details_1", 2)],
      },
    ],
    addfiles: [paper("pl", 3), { ...paper("bs", 4), image: null }],
  };
  const { page } = await openTestPage({
    at: "/entry/entry_invoice/?check",
    user: representative,
    server: [
      answers(getDraftEntry, draft),
      answers(getProfile, { ...corporation, addfiles: [paper("identity", 5)] }),
    ],
  });
  const papers = await page.findByRole("region", { name: "そのほかの書類" });
  const frames = [...papers.querySelectorAll("li > div")].map((frame) => frame.getBoundingClientRect());
  expect(frames.map(({ width, height }) => `${width} × ${height}`)).toEqual(Array(5).fill("56 × 72"));
  const images = [...papers.querySelectorAll("img")];
  expect(images.map(({ src, loading }) => `${src === picture} ${loading}`)).toEqual(
    Array(4).fill("true lazy"),
  );
});

test("the link that changes an answer is at the height of the answer", async () => {
  applyTheme({ facts: "leaders" });
  await browserPage.viewport(1280, 900);
  const { page } = await openTestPage({
    at: "/entry/entry_invoice/?check",
    user: representative,
    server: [answers(getDraftEntry, draftOfClaims(fullClaim))],
  });
  const link = (await page.findByRole("link", { name: "決算書類を変更する" })).getBoundingClientRect();
  const papers = within(await page.findByRole("region", { name: "そのほかの書類" }));
  const answer = (papers.getAllByText("提出済み").at(-1) as HTMLElement).getBoundingClientRect();
  const centreOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  expect(Math.abs(centreOf(answer) - centreOf(link))).toBeLessThan(3);
});

async function rectanglesAt(width: number) {
  await browserPage.viewport(width, 900);
  const { page } = await openTestPage({
    at: "/entry/entry_invoice/?check",
    user: representative,
    server: [answers(getDraftEntry, draftOfClaims(fullClaim))],
  });
  const rectangleOf = async (name: string) =>
    (await page.findByRole("region", { name })).getBoundingClientRect();
  return { invoice: await rectangleOf("請求書1"), desired: await rectangleOf("希望金額と使い道") };
}

test("B6 the desired amount is beside the invoices on a desktop and below them on a phone", async () => {
  applyTheme();
  const desktop = await rectanglesAt(1280);
  expect(desktop.desired.left).toBeGreaterThanOrEqual(desktop.invoice.right);
  expect(desktop.desired.top).toBe(desktop.invoice.top);
  expect(desktop.desired.right).toBeGreaterThan(1100);
  const phone = await rectanglesAt(390);
  expect(phone.desired.left).toBe(phone.invoice.left);
  expect(phone.desired.top).toBeGreaterThanOrEqual(phone.invoice.bottom);
});

test("R2.13 B6 after a reload, Back from the form restores the scroll position of the check page", async () => {
  applyTheme();
  await browserPage.viewport(390, 600);
  const { page, router } = await openTestPage({
    at: "/entry/entry_invoice/?check",
    user: representative,
    server: [answers(getDraftEntry, draftOfClaims(fullClaim))],
  });
  const findChange = () => page.findByRole("link", { name: "希望金額と使い道を変更する" });
  const change = await findChange();
  change.scrollIntoView();
  expect(scrollY).toBeGreaterThan(300);
  const topBefore = change.getBoundingClientRect().top;
  await userEvent.click(change);
  await page.findByRole("button", { name: "内容の確認へ進む" });
  chunks.unloadAll();
  await router.navigate(-1);
  const changeAgain = await findChange();
  await waitFor(() => expect(changeAgain.getBoundingClientRect().top).toBeCloseTo(topBefore, 0));
});

test("R8.12 B6 if Back cannot fetch the chunk of the check page, an error page offers a retry", async () => {
  const { page, router, setOnline } = await openTestPage({
    at: "/entry/entry_invoice/?check",
    user: representative,
    server: [answers(getDraftEntry, draftOfClaims(fullClaim))],
  });
  await userEvent.click(await page.findByRole("link", { name: "希望金額と使い道を変更する" }));
  await page.findByRole("button", { name: "内容の確認へ進む" });
  chunks.unloadAll();
  const goOnline = (isOnline: boolean) => {
    chunks.isOnline = isOnline;
    setOnline(isOnline);
  };
  goOnline(false);
  onTestFinished(() => goOnline(true));
  await router.navigate(-1);
  const retry = await page.findByRole("button", { name: "もう一度試す" });
  goOnline(true);
  await userEvent.click(retry);
  await page.findByRole("link", { name: "希望金額と使い道を変更する" });
});

test("B6 the check page lists only identity papers of the saved profile", async () => {
  const profileWith = (id: number) => ({ ...corporation, addfiles: [uploadRecordOf("identity", id)] });
  const { page, router } = await openTestPage({
    at: "/profile/",
    user: representative,
    server: [
      answersOnce(getProfile, profileWith(5)),
      answers(getProfile, profileWith(9)),
      answers(getDraftEntry, draftOfClaims(fullClaim)),
    ],
  });
  await page.findByText("IMG_4005.jpg");
  await router.navigate("/entry/entry_invoice/?check");
  const papers = within(await page.findByRole("region", { name: "そのほかの書類" }));
  papers.getByText("IMG_4009.jpg");
  expect(papers.queryByText("IMG_4005.jpg")).toBeNull();
});
