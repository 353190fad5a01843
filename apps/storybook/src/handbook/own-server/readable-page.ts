import { expect, within } from "storybook/test";
import { fewScreens } from "./few-screens.ts";

interface Shown {
  readonly canvasElement: HTMLElement;
  /** Name in the list of pages. */
  readonly name: string;
}

/** Checks the title and the length of a page. */
export const readablePage = async ({ canvasElement, name }: Shown) => {
  await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(name);
  await fewScreens({ canvasElement });
};
