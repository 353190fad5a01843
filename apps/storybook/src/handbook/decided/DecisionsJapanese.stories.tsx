import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { DecisionsPage } from "./KeysPages.tsx";
import { japanese } from "./labels.ts";

export default {
  title: "Handbook/ブランドが決めること",
  parameters: { withoutPadding: true },
  play: expectAtMostTwentyScreens,
} satisfies Meta;

export const Decisions: StoryObj = {
  name: "ブランドが決めること",
  render: (_args, { loaded: { brand } }) => <DecisionsPage labels={japanese} tokens={brand.tokens} />,
};
