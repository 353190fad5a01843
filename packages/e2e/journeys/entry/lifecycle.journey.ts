import { expect } from "@playwright/test";
import { test } from "#support/own-server.ts";
import { signAndHandOver } from "./lifecycle/contract-and-money.ts";
import { registerOnFirstVisit } from "./lifecycle/first-visit.ts";
import { startJourney } from "./lifecycle/journey.ts";
import { submitPapersAndInvoices } from "./lifecycle/papers-and-invoices.ts";
import { reviewEntry } from "./lifecycle/review.ts";
import { applyAgainWithInvoice } from "./lifecycle/second-application.ts";

// axe needs a newer browser.
test.use({ isOlderBrowser: false });

/** The applicant acts in the browser, the desk by API calls. */
test("R1.1 R1.4 R4.14 R4.20 R4.21 B4 B5 B6 B8 a company from its first visit to its second application", async ({
  page,
  server,
}) => {
  test.setTimeout(900_000);
  const journey = await startJourney(page, server);
  await registerOnFirstVisit(journey);
  await submitPapersAndInvoices(journey);
  await reviewEntry(journey);
  await signAndHandOver(journey);
  await applyAgainWithInvoice(journey);
  expect([...journey.recording.faults, ...journey.faults]).toEqual([]);
});
