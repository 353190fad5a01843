import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectFewScreens } from "../few-screens.ts";
import { english } from "./labels.ts";
import { SettingsPage } from "./SettingsPage.tsx";

export default {
  title: "Handbook/Settings",
  parameters: { bare: true, isText: true },
  play: expectFewScreens,
} satisfies Meta;

export const Settings: StoryObj = {
  render: (_args, { loaded: { brand } }) => <SettingsPage labels={english} settings={brand.settings} />,
};
