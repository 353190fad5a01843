import facts from "virtual:screen-facts";
import { allAreas } from "@kaitori/brand/areas";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fewScreens } from "../own-server/few-screens.ts";
import { english } from "./labels.ts";
import { WordsPage } from "./WordsPage.tsx";

export default { title: "Handbook/Copy", parameters: { bare: true } } satisfies Meta;

export const Copy: StoryObj = {
  render: (_args, { loaded: { brand } }) => (
    <WordsPage labels={english} lang="en" brand={brand} facts={facts} />
  ),
  play: fewScreens,
};

/** Found by a part of what is said, in whatever width; with the page it is read on. */
export const LookedFor: StoryObj = {
  ...Copy,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(canvas.getByRole("searchbox", { name: english.search }), "ＬＯＧＩＮ 共用の端末");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 texts:");
    await expect(canvas.getByText("Read on: /login")).toBeVisible();
    await fewScreens(context);
  },
};

export const OfOnePage: StoryObj = {
  ...Copy,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: english.page }), "/login");
    const inLogin = Object.keys(allAreas.find(({ area }) => area === "login")?.texts ?? {});
    await expect(inLogin).not.toEqual([]);
    for (const key of inLogin) await expect(keysShown(context.canvasElement)).toContain(`login.${key}`);
    await userEvent.type(canvas.getByRole("searchbox", { name: english.search }), "そんな文言はない");
    await expect(canvas.getByText(english.nothing)).toBeVisible();
  },
};

const keysShown = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("code")].map(({ textContent }) => textContent);
