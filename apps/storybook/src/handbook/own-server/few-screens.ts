import { expect } from "storybook/test";

const screen = 720;

/** Nobody reads on after twenty screens of a phone. */
export const fewScreens = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(Math.ceil(canvasElement.ownerDocument.body.scrollHeight / screen)).toBeLessThanOrEqual(20);
