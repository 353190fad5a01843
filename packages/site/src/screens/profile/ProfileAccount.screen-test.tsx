import {
  endSession,
  login,
  putFormDraft,
  updateProfileWithoutSectorAndBusinessSummary as saveAccount,
  searchBanks,
  searchBranches,
} from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { corporation, formDraftOf } from "#stories/profiles.ts";
import { answers, refusesOnce } from "#stories/story-server.ts";
import { openAsUser } from "#testing/open-test-page.tsx";

const session = {
  seconds_left: 1800,
  expires_at: "2026-11-21T10:30:00+09:00",
  ends_at: "2026-11-21T20:00:00+09:00",
};

test("D10 the form asks for the password in a dialog and then continues", async () => {
  const { page, requests } = await openAsUser(
    "/profile/",
    refusesOnce(saveAccount, 403, { detail: "", status: "reauth_required" }),
    answers(saveAccount, corporation),
    answers(putFormDraft, formDraftOf("profile")),
    answers(login, session),
  );
  await userEvent.click(await page.findByRole("button", { name: "振込先の口座を変更する" }));
  const number = page.getByLabelText("口座番号", { exact: false });
  await userEvent.clear(number);
  await userEvent.type(number, "7654321");
  await userEvent.click(page.getByRole("button", { name: "保存する" }));
  const dialog = await page.findByRole("dialog", { name: "ご本人の確認をお願いします" });
  expect(number).toHaveProperty("value", "7654321");
  const forgotLink = await page.findByRole("link", { name: /パスワードをお忘れの方/ });
  expect(forgotLink).toHaveProperty("pathname", "/profile/password/reset/recover/");
  expect(forgotLink).toHaveProperty("target", "_blank");
  await userEvent.type(await page.findByLabelText("パスワード", { selector: "dialog *" }), "mikan to yuzu");
  await userEvent.click(page.getByRole("button", { name: "確認して続ける" }));
  await page.findByText(/口座.*を保存しました/);
  expect(dialog.isConnected).toBe(false);
  const saveRequests = requests.filter(
    ({ path }) => path === "/api/profile_without_sector_and_business_summary/",
  );
  expect(saveRequests.map(({ body }) => JSON.parse(body).bank_account.bank_account_number)).toEqual([
    "7654321",
    "7654321",
  ]);
});

test("D18 another device can be logged out from the profile", async () => {
  const { page, requests } = await openAsUser("/profile/", answers(endSession, undefined));
  await userEvent.click(await page.findByRole("heading", { name: "ログイン中の端末" }));
  await userEvent.click(page.getByRole("button", { name: "Safari / iPhoneをログアウトさせる" }));
  await page.findByText("Safari / iPhoneをログアウトさせました。");
  expect(requests.some(({ path }) => path === "/api/auth/sessions/1/")).toBe(true);
  await waitFor(() => expect(page.queryByRole("button", { name: /iPhoneをログアウト/ })).toBeNull());
  expect(page.queryByRole("button", { name: /Windowsをログアウト/ })).toBeNull();
});

test("a typed bank is matched with the list, without an error, and keeps its name", async () => {
  const { page, requests } = await openAsUser(
    "/profile/",
    answers(searchBanks, [{ code: "0001", name: "みずほ銀行", kana: "ミズホ" }]),
    answers(searchBranches, [{ code: "197", name: "蒲田支店", kana: "カマタ" }]),
    answers(saveAccount, corporation),
    answers(putFormDraft, formDraftOf("profile")),
  );
  await userEvent.click(await page.findByRole("button", { name: "振込先の口座を変更する" }));
  const field = (name: string) => page.getByRole("combobox", { name });
  const [bank, branch] = [field("銀行名"), field("支店名")];
  await userEvent.clear(bank);
  await userEvent.clear(branch);
  // The missing fields are reported first.
  await userEvent.click(page.getByRole("button", { name: "保存する" }));
  await userEvent.type(bank, "みずほ");
  await userEvent.tab();
  await waitFor(() => expect(bank).toHaveProperty("value", "みずほ銀行"));
  // The branch is also found by its reading in kana.
  await userEvent.type(branch, "かまた");
  await userEvent.tab();
  await waitFor(() => expect(branch).toHaveProperty("value", "蒲田支店"));
  await waitFor(() => expect(page.queryAllByText(/を一覧から選んでください/)).toEqual([]));
  await userEvent.click(page.getByRole("button", { name: "保存する" }));
  await page.findByText(/口座.*を保存しました/);
  const saveRequest = requests.findLast(
    ({ path }) => path === "/api/profile_without_sector_and_business_summary/",
  );
  expect(JSON.parse(saveRequest?.body ?? "{}").bank_account).toMatchObject({
    bank_name: "みずほ銀行",
    bank_code: "0001",
    branch_name: "蒲田支店",
    branch_code: "197",
  });
});

test("B1 symbol and number of a ゆうちょ passbook become an account, until another one replaces it", async () => {
  const { page } = await openAsUser("/profile/", answers(putFormDraft, formDraftOf("profile")));
  await userEvent.click(await page.findByRole("button", { name: "振込先の口座を変更する" }));
  await userEvent.click(page.getByRole("radio", { name: "当座" }));
  await userEvent.click(page.getByText("ゆうちょ銀行の記号と番号から入力する"));
  const convert = page.getByRole("button", { name: "支店と口座番号に変える" });
  await userEvent.click(convert);
  await page.findByText(/^記号は1か0で始まる5桁の数字です。/);
  await userEvent.type(page.getByRole("textbox", { name: "記号" }), "10530");
  await userEvent.type(page.getByRole("textbox", { name: "番号" }), "12345671");
  await userEvent.click(convert);
  await page.findByText("店名 〇五八、口座番号 1234567 に変えました。");
  expect(page.getByRole("combobox", { name: "銀行名" })).toHaveProperty("value", "ゆうちょ銀行");
  expect(page.getByRole("radio", { name: "普通" })).toHaveProperty("checked", true);
  await userEvent.type(page.getByRole("textbox", { name: "口座番号" }), "{Backspace}8");
  await waitFor(() => expect(page.queryByText(/に変えました/)).toBeNull());
});
