import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { ColoursPage } from "./ColoursPage.tsx";
import { japanese } from "./colour-labels.ts";

export default {
  title: "Handbook/色とコントラスト",
  parameters: { withoutPadding: true },
  play: expectAtMostTwentyScreens,
} satisfies Meta;

export const ColoursAndContrast: StoryObj = {
  name: "色とコントラスト",
  render: (_args, { loaded: { brand } }) => <ColoursPage labels={japanese} tokens={brand.tokens} />,
};
