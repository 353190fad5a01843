import { expect, test } from "vitest";
import { drawnPage } from "#testing/drawn-page.tsx";

test("G11 what stands beside the registration has a name for those who listen", async () => {
  const { html } = await drawnPage({ at: "/register/" });
  const [, heading] = /<aside aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${heading}"`);
});

test("F8 what is optional is marked, not what is required", async () => {
  const { text } = await drawnPage({ at: "/register/" });
  expect(text).toContain("メールアドレス");
  expect(text).not.toContain("必須");
});
