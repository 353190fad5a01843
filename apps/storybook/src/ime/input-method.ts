import { cdp } from "vitest/browser";

/** Acts of an input method on a field, through the browser's own protocol: typing does not reproduce them. */
export const inputMethod = {
  /** Shows text that is not decided yet. */
  compose: (text: string) =>
    cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
  /** Decides it. */
  commit: (text: string) => cdp().send("Input.insertText", { text }),
  /** The Enter that belongs to the input method. */
  async enter() {
    const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
    await cdp().send("Input.dispatchKeyEvent", { type: "keyDown", text: "\r", ...key });
    await cdp().send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  },
};
