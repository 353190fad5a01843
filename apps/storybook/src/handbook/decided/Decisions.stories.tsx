import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { DecisionsPage } from "./KeysPages.tsx";
import { english } from "./labels.ts";

export default {
  title: "Handbook/What a brand decides",
  parameters: { withoutPadding: true },
  play: expectAtMostTwentyScreens,
} satisfies Meta;

export const Decisions: StoryObj = {
  name: "What a brand decides",
  render: (_args, { loaded: { brand } }) => <DecisionsPage labels={english} tokens={brand.tokens} />,
};
