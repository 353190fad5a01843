import facts from "virtual:screen-facts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectShortPage } from "../short-page.ts";
import { japanese } from "./labels.ts";
import { WordsPage } from "./WordsPage.tsx";

export default { title: "Handbook/文言", parameters: { withoutPadding: true, isText: true } } satisfies Meta;

export const Copy: StoryObj = {
  render: (_args, { loaded: { brand } }) => (
    <WordsPage labels={japanese} lang="ja" brand={brand} facts={facts} />
  ),
  play: expectShortPage,
};
