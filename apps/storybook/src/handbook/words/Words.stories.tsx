import copyOfPages from "virtual:copy-of-pages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { expectAtMostTwentyScreens } from "../page-length.ts";
import { english } from "./labels.ts";
import { WordsPage } from "./WordsPage.tsx";

export default {
  title: "Handbook/Copy",
  parameters: { withoutPadding: true, isTextPage: true },
} satisfies Meta;

export const Copy: StoryObj = {
  render: (_args, { loaded: { brand } }) => (
    <WordsPage labels={english} lang="en" brand={brand} copyOfPages={copyOfPages} />
  ),
  play: expectAtMostTwentyScreens,
};

/** Finds texts by a part of them, in full or half width, and shows their pages. */
export const SearchResults: StoryObj = {
  ...Copy,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(canvas.getByRole("searchbox", { name: english.search }), "ＬＯＧＩＮ 共用の端末");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 texts:");
    await expect(canvas.getByText("Shown on: /login")).toBeVisible();
    await expectAtMostTwentyScreens(context);
  },
};

export const SinglePage: StoryObj = {
  ...Copy,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: english.page }), "/login");
    const search = canvas.getByRole("searchbox", { name: english.search });
    await userEvent.type(search, "login.");
    await expect(canvas.getByText("login.submit")).toBeVisible();
    await expect(canvas.queryByText("mypage.title")).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, "そんな文言はない");
    await expect(canvas.getByText(english.noMatch)).toBeVisible();
  },
};
