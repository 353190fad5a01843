import type { Page } from "@playwright/test";

/** Emulates a Japanese input method on the focused field, by the DevTools protocol. */
export async function inputMethod(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
  return {
    /** Shows text in composition. */
    compose: (text: string) =>
      browser.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Commits the text with the Enter of the input method. */
    async commit(text: string) {
      await browser.send("Input.dispatchKeyEvent", { type: "keyDown", text: "\r", ...enter });
      await browser.send("Input.insertText", { text });
      await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
    },
  };
}
