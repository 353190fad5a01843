import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { ColoursPage } from "./ColoursPage.tsx";
import { english } from "./colour-labels.ts";

export default {
  title: "Handbook/Colours and contrast",
  parameters: { withoutPadding: true },
  play: expectAtMostTwentyScreens,
} satisfies Meta;

export const ColoursAndContrast: StoryObj = {
  name: "Colours and contrast",
  render: (_args, { loaded: { brand } }) => <ColoursPage labels={english} tokens={brand.tokens} />,
};
