import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectLook } from "./expect-look.ts";
import { english } from "./labels.ts";
import { MailsPage } from "./MailsPage.tsx";

export default { title: "Screens/Mails", parameters: { bare: true } } satisfies Meta;

const mails = (isNight: boolean): StoryObj => ({
  render: (_args, { loaded: { brand } }) => <MailsPage labels={english} brand={brand} isNight={isNight} />,
  play: ({ canvasElement, loaded: { brand } }) => expectLook(canvasElement, brand, isNight),
});

export const ByDay = mails(false);
ByDay.name = "昼の見え方";
export const ByNight = mails(true);
ByNight.name = "夜（ダークモード）の見え方";
