import { cdp } from "vitest/browser";

/** Actions of an input method, sent through the browser's protocol because typing cannot reproduce them. */
export const inputMethod = {
  /** Shows text under composition. */
  compose: (text: string) =>
    cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
  /** Ends the composition with this text. */
  commit: (text: string) => cdp().send("Input.insertText", { text }),
  async enter() {
    const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
    await cdp().send("Input.dispatchKeyEvent", { type: "keyDown", text: "\r", ...key });
    await cdp().send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  },
};
