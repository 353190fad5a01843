import { listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { refuses } from "#stories/story-server.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

const opened = (status: number, body: unknown) =>
  drawnPage({ at: "/mypage/", user: representative, server: [refuses(listEntries, status, body)] });

test("R2.16 R8.5 a 503 met while a page loads is the error page of its code", async () => {
  const { text, location } = await opened(503, { detail: "混み合っています。" });
  expect(text).toContain("サーバーエラーが発生しました (503)");
  expect(location.pathname).toBe("/mypage/");
});

test.each([400, 401, 402, 403])(
  "R2.16 R2.17 the page of a session that is over, %i, leads back first and to the login beside it",
  async (status) => {
    const { text, html } = await opened(status, { detail: "" });
    expect(text).toContain(`セッションが切れました (${status})`);
    const links = [...html.matchAll(/<main.*<\/main>/gs)].join().matchAll(/<a [^>]*href="([^"]*)"/g);
    expect([...links].map(([, address]) => address)).toEqual(["/mypage/", "/login/?next=%2Fmypage%2F"]);
  },
);
