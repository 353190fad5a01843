import { userEvent } from "storybook/test";

/** Presses the submit button, regardless of its label. */
export async function pressSubmit(canvasElement: HTMLElement) {
  const button = canvasElement.querySelector("form button[type=submit]");
  if (!button) throw new Error("There is no form on this screen.");
  await userEvent.click(button);
}
