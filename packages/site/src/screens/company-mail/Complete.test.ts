import { expect, test } from "vitest";
import { drawnPage } from "#testing/drawn-page.tsx";

test("/company/mail/complete tells nobody of a confirmation that has not happened", async () => {
  const { text } = await drawnPage({ at: "/company/mail/complete/" });
  expect(text).not.toContain("会社のメールアドレスを確認しました");
});
