import { expect } from "storybook/test";

const screen = 720;

/** Limits a page to twenty phone screens. */
export const fewScreens = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(Math.ceil(canvasElement.ownerDocument.body.scrollHeight / screen)).toBeLessThanOrEqual(20);
