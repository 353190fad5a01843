import { userEvent, within } from "storybook/test";
import { expect, onTestFinished, test } from "vitest";
import { page as browserPage } from "vitest/browser";
import { loginFlag } from "#foundation/session/stored-flags.ts";
import { applyTheme } from "#testing/apply-theme.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

const openCalculator = async () => {
  const testPage = await openTestPage({ at: "/" });
  const amount = testPage.page.getByLabelText<HTMLInputElement>("請求書の金額（税込）");
  const type = async (text: string) => {
    await userEvent.clear(amount);
    await userEvent.type(amount, text);
    await userEvent.tab();
  };
  return { ...testPage, amount, type };
};

test("an unreadable amount such as 1,00 stays as typed on blur", async () => {
  const { amount, type } = await openCalculator();
  await type("1,00");
  expect(amount.value).toBe("1,00");
  await type("123万");
  expect(amount.value).toBe("1,230,000");
});

test("the calculator's amount is passed to the registration", async () => {
  const { page, router, type } = await openCalculator();
  await type("2,340,000");
  await userEvent.click(page.getByRole("link", { name: "この請求書で申し込む" }));
  await page.findByRole("heading", { level: 1, name: "新規登録" });
  const { location } = router.state;
  const storedState = { location, ...sessionStorage, ...localStorage, shown: document.body.textContent };
  expect(JSON.stringify(storedState)).toMatch(/2,?340,?000/);
});

test("the calculator shows no result beside an error", async () => {
  const { page, type } = await openCalculator();
  await type("1.5億");
  await page.findByText("買い取りの希望金額は30万円から1億円までです。", { selector: "#price *" });
  expect(page.queryByRole("table")).toBeNull();
});

test("the closing section is shown on a desktop only; a phone has the registration button at the bottom", async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => browserPage.viewport(innerWidth, innerHeight));
  await browserPage.viewport(390, 844);
  const { page } = await openTestPage({ at: "/" });
  expect(page.queryByRole("heading", { name: "まずは登録から" })).toBeNull();
  await browserPage.viewport(1280, 900);
  expect(page.queryByRole("heading", { name: "まずは登録から" })).not.toBeNull();
});

test("body text breaks anywhere, headings only between phrases", async () => {
  const { page } = await openTestPage({ at: "/" });
  expect(getComputedStyle(page.getByRole("heading", { level: 1 })).wordBreak).toBe("auto-phrase");
  const [text] = document.querySelectorAll("main p");
  expect(text && getComputedStyle(text).wordBreak).toBe("normal");
});

test("B9 a button on a dark panel has inverted colours, its border too", async () => {
  applyTheme({
    brand: "#14324f",
    ink: "#12161d",
    action: "brand",
    emphasis: "strong",
    primaryButton: "framed",
  });
  const { page } = await openTestPage({ at: "/" });
  const [button] = page.getAllByRole("link", { name: "無料で登録する" });
  if (!button) throw new Error("The hero has no button.");
  const { backgroundColor, color, boxShadow } = getComputedStyle(button);
  expect([backgroundColor, color]).toEqual(["rgb(255, 255, 255)", "rgb(18, 22, 29)"]);
  expect(boxShadow).toMatch(/^rgb\(255, 255, 255\) .*, rgb\(18, 22, 29\) /);
});

test("R2.4 the header of a tab with a login links to my-page, without a request for the user", async () => {
  const { page, requests } = await openTestPage({ at: "/", prepare: () => loginFlag.set(true) });
  const header = within(page.getByRole("banner"));
  header.getByRole("link", { name: "マイページ" });
  expect(header.queryByRole("link", { name: "ログイン" })).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain("/api/me/");
});
