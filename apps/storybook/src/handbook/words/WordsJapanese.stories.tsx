import copyOfPages from "virtual:copy-of-pages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { japanese } from "./labels.ts";
import { WordsPage } from "./WordsPage.tsx";

export default {
  title: "Handbook/文言",
  parameters: { withoutPadding: true, isTextPage: true },
} satisfies Meta;

export const Copy: StoryObj = {
  render: (_args, { loaded: { brand } }) => (
    <WordsPage labels={japanese} lang="ja" brand={brand} copyOfPages={copyOfPages} />
  ),
  play: expectAtMostTwentyScreens,
};
