import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { commonCopy } from "@kaitori/brand/copy/common";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import type { OwnServer } from "#support/own-server.ts";
import { test } from "#support/own-server-test.ts";
import { signIn } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";

// Restarts the server several times.
test.slow();

test("R8.5 R2.16 R2.17 a server error shows its code and a way back that works after recovery", async ({
  page,
  server,
}, info) => {
  const fixed = wordsOf(info, specificationCopy);
  const { mypage } = wordsOf(info, commonCopy);
  await signIn(page, info);
  await page.route("**/api/entries/**", (route) => route.fulfill({ status: 503, json: { detail: "" } }));
  await page.goto("/mypage/");
  await expect(
    page.getByRole("heading", { level: 1, name: fixed.serverErrorTitle({ code: 503 }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await page.unroute("**/api/entries/**");
  await server.stop();
  await changeOwnDatabase(server, "alter table entry rename to entry_that_is_gone");
  await server.start();
  await page.goto("/mypage/");
  await expect(
    page.getByRole("heading", { level: 1, name: fixed.serverErrorTitle({ code: 500 }) }),
  ).toBeVisible();

  await server.stop();
  await changeOwnDatabase(server, "alter table entry_that_is_gone rename to entry");
  await server.start();
  await page.getByRole("link", { name: fixed.backTo({ place: mypage }) }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await expect(
    page.getByRole("heading", { level: 1, name: fixed.serverErrorTitle({ code: 500 }) }),
  ).toBeHidden();
});

/** Runs SQL on the database of a stopped server, as an operator could, or to inject a fault. */
async function changeOwnDatabase(server: OwnServer, sql: string): Promise<void> {
  const database = new PGlite(join(server.site, "../../..", "data", "pglite"));
  await database.exec(sql);
  await database.close();
}
