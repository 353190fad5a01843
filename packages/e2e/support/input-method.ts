import type { Page } from "@playwright/test";

/** Acts of a Japanese input method on the field with the focus, through the browser's own protocol. */
export async function inputMethod(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
  return {
    /** Shows text that is not decided yet. */
    compose: (text: string) =>
      browser.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** The Enter that belongs to the input method, and what it decides. */
    async decide(text: string) {
      await browser.send("Input.dispatchKeyEvent", { type: "keyDown", text: "\r", ...enter });
      await browser.send("Input.insertText", { text });
      await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
    },
  };
}
