import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { SettingsPage } from "./KeysPages.tsx";
import { japanese } from "./labels.ts";

export default {
  title: "Handbook/設定",
  parameters: { withoutPadding: true, isTextPage: true },
  play: expectAtMostTwentyScreens,
} satisfies Meta;

export const Settings: StoryObj = {
  name: "設定",
  render: (_args, { loaded: { brand } }) => <SettingsPage labels={japanese} settings={brand.settings} />,
};
