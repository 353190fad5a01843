import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { english } from "./labels.ts";
import { SettingsPage } from "./SettingsPage.tsx";

export default {
  title: "Handbook/Settings",
  parameters: { withoutPadding: true, isTextPage: true },
  play: expectAtMostTwentyScreens,
} satisfies Meta;

export const Settings: StoryObj = {
  render: (_args, { loaded: { brand } }) => <SettingsPage labels={english} settings={brand.settings} />,
};
