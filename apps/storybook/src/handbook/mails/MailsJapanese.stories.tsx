import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { expectLook } from "./expect-look.ts";
import { japanese, MailsPage } from "./MailsPage.tsx";

export default { title: "Handbook/メール", parameters: { withoutPadding: true } } satisfies Meta;

const mails = (isDark: boolean): StoryObj => ({
  render: (_args, { loaded: { brand } }) => (
    <MailsPage labels={japanese} brand={brand} isDark={isDark} isFolded />
  ),
  play: async (context) => {
    await expectLook(context.canvasElement, context.loaded.brand, isDark);
    await expectAtMostTwentyScreens(context);
  },
});

export const LightMode: StoryObj = { ...mails(false), name: "昼の表示" };
export const DarkMode: StoryObj = { ...mails(true), name: "夜の表示" };
