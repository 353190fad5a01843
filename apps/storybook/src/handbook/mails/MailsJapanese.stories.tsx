import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectFewScreens } from "../few-screens.ts";
import { expectLook } from "./expect-look.ts";
import { japanese } from "./labels.ts";
import { MailsPage } from "./MailsPage.tsx";

export default { title: "Handbook/メール", parameters: { bare: true } } satisfies Meta;

const mails = (isNight: boolean): StoryObj => ({
  render: (_args, { loaded: { brand } }) => (
    <MailsPage labels={japanese} brand={brand} isNight={isNight} isFolded />
  ),
  play: async (context) => {
    await expectLook(context.canvasElement, context.loaded.brand, isNight);
    await expectFewScreens(context);
  },
});

export const ByDay: StoryObj = { ...mails(false), name: "昼の表示" };
export const ByNight: StoryObj = { ...mails(true), name: "夜の表示" };
