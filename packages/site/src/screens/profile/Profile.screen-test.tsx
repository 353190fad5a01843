import {
  getProfile,
  markDelinquencyFiles,
  putFormDraft,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
  uploadFile,
} from "@kaitori/wire";
import { fireEvent, userEvent, waitFor } from "storybook/test";
import { expect, test, vi } from "vitest";
import { uploadRecordOf } from "#stories/drafts.ts";
import { newcomer } from "#stories/people.ts";
import { corporation, emptyProfile, formDraftOf } from "#stories/profiles.ts";
import { answers, unreachable } from "#stories/story-server.ts";
import { applyTheme } from "#testing/apply-theme.ts";
import { openAsUser, openTestPage } from "#testing/open-test-page.tsx";

test("R7.1 a paper about tax arrears is uploaded in the profile and marked as current", async () => {
  const upload = uploadRecordOf("delinquency", 7);
  const { page, requests } = await openAsUser(
    "/profile/",
    answers(uploadFile, upload),
    answers(markDelinquencyFiles, [upload]),
  );
  const markRequests = () => requests.filter(({ path }) => path === "/api/uploads/active_delinquency/");
  expect(markRequests()).toEqual([]);
  const section = page.getByRole("region", { name: "税金・社会保険料の納付" });
  const fileInput = section.querySelector<HTMLInputElement>("input[type=file]");
  if (fileInput)
    await userEvent.upload(fileInput, new File(["%PDF-1.4"], "plan.pdf", { type: "application/pdf" }));
  await vi.waitFor(() => expect(markRequests().map(({ body }) => JSON.parse(body))).toEqual([{ ids: [7] }]));
});

test("R7.1 identity documents are submitted by their ids, also where these are texts", async () => {
  const { page, requests } = await openAsUser(
    "/profile/",
    answers(getProfile, { ...corporation, addfiles: [] }),
    answers(uploadFile, { ...uploadRecordOf("identity", 7), id: "upload-7" }),
    answers(putFormDraft, formDraftOf("profile", {})),
    answers(updateProfileNameAndIdentity, corporation),
  );
  await userEvent.click(await page.findByRole("button", { name: /^お名前と本人確認書類を/ }));
  await userEvent.selectOptions(page.getByLabelText("書類の種類"), "パスポート");
  await userEvent.upload(
    page.getByLabelText("パスポート", { selector: "input[type=file]" }),
    new File(["%PDF-1.4"], "passport.pdf", { type: "application/pdf" }),
  );
  await page.findByText("アップロード済み");
  await userEvent.click(page.getByRole("button", { name: "保存する" }));
  const sent = () => requests.filter(({ path }) => path === "/api/profile_name_and_identity/");
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(sent()[0]?.body ?? "")).toMatchObject({ addfiles: [{ id: "upload-7" }] });
});

test("B3 a submission by Enter saves no draft afterwards, although the focused field disappears", async () => {
  const savePath = "/api/profile_without_sector_and_business_summary/";
  const { page, requests } = await openAsUser(
    "/profile/",
    answers(putFormDraft, formDraftOf("profile", {})),
    answers(updateProfileWithoutSectorAndBusinessSummary, corporation),
  );
  await userEvent.click(await page.findByRole("button", { name: "会社の情報を変更する" }));
  const phone = await page.findByLabelText("会社の電話番号");
  await userEvent.clear(phone);
  await userEvent.type(phone, "0398765432{Enter}");
  await waitFor(() => expect(page.queryByLabelText("会社の電話番号")).toBeNull());

  // Waits longer than the delay before a draft is saved.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const saveIndex = requests.findIndex(({ path }) => path === savePath);
  const draftRequests = requests
    .slice(saveIndex)
    .filter(({ path, body }) => path.includes("/form_drafts/") && JSON.parse(body).input !== null);
  expect(saveIndex).toBeGreaterThan(-1);
  expect(draftRequests).toEqual([]);
});

test("R3.9 leaving by a link asks for a confirmation if the draft cannot be saved", async () => {
  const { page } = await openAsUser("/profile/", unreachable(putFormDraft));
  await userEvent.click(await page.findByRole("button", { name: "会社の情報を変更する" }));
  const name = await page.findByLabelText("会社名");
  const home = document.querySelector<HTMLElement>("header a");
  await new Promise((resolve) => setTimeout(resolve, 100));

  // Both events are handled before the next paint, as on a slow phone.
  fireEvent.input(name, { target: { value: "株式会社田中" } });
  await Promise.resolve();
  home?.click();
  await expect(page.findByRole("dialog", { name: "保存していない内容があります" })).resolves.toBeVisible();
});

test("the company's address can be copied as soon as it is typed", async () => {
  applyTheme({ fields: "boxes" });
  const { page } = await openTestPage({
    at: "/register/profile/",
    user: { ...newcomer, corporate_division: "corporate" },
    server: [
      answers(getProfile, { ...emptyProfile, corporate_division: "corporate" }),
      answers(putFormDraft, formDraftOf("register-profile", {})),
    ],
  });
  const [office, owner] = await page.findAllByLabelText("番地・建物名");
  await userEvent.type(office as HTMLElement, "1丁目2番3号");
  const button = await page.findByRole("button", { name: "会社と同じ住所にする" });
  const box = page.getAllByLabelText("郵便番号")[1]?.parentElement as HTMLElement;
  expect(box.getBoundingClientRect().top - button.getBoundingClientRect().bottom).toBeGreaterThan(7);
  await userEvent.click(button);
  expect(owner).toHaveValue("1丁目2番3号");
});
