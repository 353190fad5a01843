import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { SettingsPage } from "./KeysPages.tsx";
import { english } from "./labels.ts";

export default {
  title: "Handbook/Settings",
  parameters: { withoutPadding: true, isTextPage: true },
  play: expectAtMostTwentyScreens,
} satisfies Meta;

export const Settings: StoryObj = {
  render: (_args, { loaded: { brand } }) => <SettingsPage labels={english} settings={brand.settings} />,
};
