import { expect, within } from "storybook/test";

const phoneHeight = 720;

/** Expects a page to be at most twenty phone screens long. */
export const expectShortPage = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(Math.ceil(canvasElement.ownerDocument.body.scrollHeight / phoneHeight)).toBeLessThanOrEqual(20);

interface PlayContext {
  readonly canvasElement: HTMLElement;
  /** Name in the list of pages. */
  readonly name: string;
}

/** Expects the title of a page, and that it is at most twenty phone screens long. */
export const expectTitleAndLength = async ({ canvasElement, name }: PlayContext) => {
  await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(name);
  await expectShortPage({ canvasElement });
};
