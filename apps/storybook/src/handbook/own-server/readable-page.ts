import { expect, within } from "storybook/test";
import { fewScreens } from "./few-screens.ts";

interface Shown {
  readonly canvasElement: HTMLElement;
  /** As the list of pages has it. */
  readonly name: string;
}

/** A page is found under its own title, and is not longer than somebody reads. */
export const readablePage = async ({ canvasElement, name }: Shown) => {
  await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(name);
  await fewScreens({ canvasElement });
};
