import { writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { emailOf, type UserState, userStates } from "#spec-server/user-states.ts";
import { builtRoutes } from "#support/built-site.ts";
import { waitForPage } from "#support/page.ts";
import { recordFaults } from "#support/page-health.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/spec-server-test.ts";
import { copy, testedBrand } from "#support/words.ts";

// The brand states no server level, so the site detects it.
test.use({ isOlderBrowser: false });

/** Public pages are the same for every user, so one state is enough. */
const isForUsers = (route: string) =>
  /^\/(?:mypage|profile$|profile\/before_entry|register\/(?:profile|pre_entry)|pre_entry|entry)/.test(route);

/** A user with an entry opens the pages about it; a user without one opens the others. */
const isRelevant = (route: string, state: UserState) => {
  if (route === "/mypage") return true;
  if (!hasEntry(state)) return !/:entryId|\/complete$/.test(route);
  return route.includes(":entryId") || (route.endsWith("/complete") && state.name.startsWith("entry-"));
};

/** An open offer or a signed contract. */
const hasAgreement = ({ account, claim }: UserState) =>
  account === "reviewed"
    ? claim === undefined || claim.status === 3
    : ["contracted", "transferred", "delayed"].includes(account);

/** True if the demo account has an entry. */
const hasEntry = ({ account }: UserState) =>
  /review|inadequate|contracted|transferred|delayed|archived|cancelled|rejected/.test(account);

const firstEntry = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const entries = await (await fetch("/api/entries/")).json();
    return Array.isArray(entries) ? entries[0]?.id : undefined;
  });

/** True if the page must show "not found": the user has no contract, or the page is itself an error. */
const mustBeMissing = (route: string, state: UserState) =>
  route === "/404" ||
  (route.endsWith("/factoring_service_agreement") && !hasAgreement(state)) ||
  // The link of a mail that this server never sent.
  /reset\/\$$/.test(route);

const stateGroups = Array.from({ length: 4 }, (_, group) =>
  userStates.filter((__, index) => index % 4 === group),
);

for (const [group, states] of stateGroups.entries()) {
  test(
    `R7.10 R2.1 every page opens on a server with only the specified calls, in every state of a user, part ${group + 1}`,
    { tag: "@long" },
    async ({ page, context, spec }, info) => {
      test.setTimeout(900_000);
      const routes = builtRoutes(testedBrand());
      const rows: string[] = [];
      const faults: string[] = [];
      // Some brands do not admit individuals.
      const servedStates = states.filter(
        ({ account }) => account !== "individual" || testedBrand().settings.individuals,
      );
      for (const state of servedStates) {
        spec.userState = undefined;
        await context.clearCookies();
        await signInByCall(page, emailOf(state));
        const entry = await firstEntry(page);
        spec.userState = state;
        const isFirst = state === userStates[0];
        const routesToOpen = routes.filter(
          (route) => isFirst || (isForUsers(route) && isRelevant(route, state)),
        );
        for (const route of routesToOpen.filter((path) => entry || !path.includes(":entryId"))) {
          const path = route.replace(":entryId", String(entry)).replace(/\/?$/, "/");
          const recording = recordFaults(page);
          await page.goto(path);
          await waitForPage(page);
          const heading = await page.getByRole("heading", { level: 1 }).first().textContent();
          const address = new URL(page.url()).pathname;
          const links = await page.locator(`a[href]:not([href^="#"], [href="${address}"])`).count();
          recording.stop();
          const faultsOfPage = [
            ...recording.faults.filter((fault) => !/status of (?:401|403|404)/.test(fault)),
            ...(/エラーが発生しました|セッションが切れました/.test(heading ?? "")
              ? [`opens as ${heading}`]
              : []),
            ...(heading === copy.specification.notFoundTitle && !mustBeMissing(route, state)
              ? ["is not found"]
              : []),
            ...(links === 0 ? ["has no link"] : []),
          ];
          rows.push(
            `| ${state.name} | ${route} | ${address === path ? heading : `${address}: ${heading}`} |`,
          );
          faults.push(...faultsOfPage.map((fault) => `${state.name} ${route}: ${fault}`));
        }
      }
      const table = ["| state | page | opens |", "|---|---|---|", ...rows].join("\n");
      writeFileSync(info.outputPath("pages.md"), table);
      await info.attach("pages.md", { body: table, contentType: "text/markdown" });
      expect(faults).toEqual([]);
    },
  );
}
