import { expect, within } from "storybook/test";

const screen = 720;

/** Limits a page to twenty phone screens. */
export const fewScreens = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(Math.ceil(canvasElement.ownerDocument.body.scrollHeight / screen)).toBeLessThanOrEqual(20);

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
