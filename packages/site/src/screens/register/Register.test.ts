import { expect, test } from "vitest";
import { newcomer, representative } from "#stories/people.ts";
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

test("R6.1 who registered long since is not told that it is done and what comes next", async () => {
  const says = "登録が完了しました";
  expect((await drawnPage({ at: "/register/complete/", user: newcomer })).text).toContain(says);
  expect((await drawnPage({ at: "/register/complete/", user: representative })).text).not.toContain(says);
});
