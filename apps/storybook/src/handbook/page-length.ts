import { expect } from "storybook/test";

const phoneHeight = 720;

/** Expects a page to be at most twenty phone screens long. */
export const expectAtMostTwentyScreens = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(Math.ceil(canvasElement.ownerDocument.body.scrollHeight / phoneHeight)).toBeLessThanOrEqual(20);
