import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/Top" } satisfies Meta;

export const Visitor = screenStory({ at: "/" });
Visitor.name = "ログイン前";
export const CorporationsOnly = screenStory({ at: "/", settings: { individuals: false } });
CorporationsOnly.name = "法人のみのブランド";
export const User = screenStory({
  at: "/",
  user: representative,
  prepare: ({ session }) => void session.load(),
  play: async ({ canvas: page, canvasElement }) => {
    const links = await page.findAllByRole("link", { name: "マイページへ進む" });
    await expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set(["/mypage/"]));
    await expect(canvasElement.querySelector("main a[href='/register/']")).toBeNull();
  },
});
User.name = "ログイン中";

export const OptionalSections = screenStory({
  at: "/",
  sections: {
    header: [{ label: "会社案内", href: "https://company.example/" }],
    footer: [{ label: "採用情報", href: "https://recruit.example/" }],
    top: [
      { kind: "hero", variant: "vertical" },
      {
        kind: "notices",
        title: "お知らせ",
        items: [
          { date: "2026-11-16", text: "年末年始のお休みについて", href: "https://company.example/holidays/" },
          { date: "2026-11-16", text: "振込の時刻が早くなりました。" },
        ],
      },
      { kind: "voices", title: "使った方の声", items: [{ who: "町工場（法人）", text: "助かりました。" }] },
      { kind: "history", title: "あゆみ", items: [{ when: "大正十年", text: "店を開きました。" }] },
      { kind: "points", variant: "numbered" },
      { kind: "steps", variant: "list" },
      {
        kind: "figures",
        title: "数字",
        items: [
          { label: "結果まで", value: "{decisionDays}営業日" },
          { label: "手数料", value: "{feeMin}〜{feeMax}％" },
        ],
      },
      { kind: "audience", items: [{ title: "町工場", text: "部品の請求書" }] },
      { kind: "telephone", title: "お電話でどうぞ", text: "書類の撮りかたもご案内します。" },
      { kind: "picture", title: "画面で見える", text: "進み具合が並びます。", points: ["手数料", "日付"] },
      { kind: "company", title: "会社のこと" },
      { kind: "closing" },
    ],
  },
});
OptionalSections.name = "任意の区画のあるページ";

export const HeroWithCalculator = screenStory({
  at: "/",
  sections: {
    top: [
      { kind: "hero", variant: "calculator" },
      { kind: "points", variant: "list" },
      {
        kind: "voices",
        variant: "letters",
        title: "お話を承る者",
        items: [{ who: "代表取締役", text: "一枚一枚を、人の目で拝見しております。" }],
      },
      { kind: "closing" },
    ],
  },
  play: async ({ canvas: page }) => {
    const amount = await page.findByLabelText("請求書の金額（税込）");
    await expect(amount.closest("section")).toContainElement(page.getByRole("heading", { level: 1 }));
    await expect(page.getAllByLabelText("請求書の金額（税込）")).toHaveLength(1);
  },
});
HeroWithCalculator.name = "冒頭に計算のある構成";
