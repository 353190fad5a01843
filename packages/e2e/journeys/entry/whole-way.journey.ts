import { expect } from "@playwright/test";
import { test } from "#support/own-server-test.ts";
import { contractAndMoney } from "./whole-way/contract-and-money.ts";
import { firstVisit } from "./whole-way/first-visit.ts";
import { papersAndInvoices } from "./whole-way/papers-and-invoices.ts";
import { review } from "./whole-way/review.ts";
import { secondApplication } from "./whole-way/second-application.ts";
import { startWalk } from "./whole-way/walk.ts";

// axe needs a newer browser.
test.use({ isOlder: false });

/** The applicant acts in the browser, the desk by API calls. */
test("R1.1 R1.4 R4.14 R4.20 R4.21 B4 B5 B6 B8 the whole way of a company, from the first visit to its second application", async ({
  page,
  server,
}, info) => {
  test.setTimeout(900_000);
  const walk = await startWalk(page, server, info);
  await firstVisit(walk);
  await papersAndInvoices(walk);
  await review(walk);
  await contractAndMoney(walk);
  await secondApplication(walk);
  expect([...walk.recording.faults, ...walk.faults]).toEqual([]);
});
