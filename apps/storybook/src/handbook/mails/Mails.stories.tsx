import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectLook } from "./expect-look.ts";
import { english, MailsPage } from "./MailsPage.tsx";

export default { title: "Screens/Mails", parameters: { withoutPadding: true } } satisfies Meta;

const mails = (isDark: boolean): StoryObj => ({
  render: (_args, { loaded: { brand } }) => <MailsPage labels={english} brand={brand} isDark={isDark} />,
  play: ({ canvasElement, loaded: { brand } }) => expectLook(canvasElement, brand, isDark),
});

export const LightMode = mails(false);
LightMode.name = "昼の見え方";
export const DarkMode = mails(true);
DarkMode.name = "夜（ダークモード）の見え方";
