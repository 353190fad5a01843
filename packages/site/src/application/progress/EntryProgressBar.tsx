import { type EntryStep, entryStepOfPath, entryStepPaths, stepsMissingBefore } from "@kaitori/domain";
import type { Step } from "@kaitori/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { preloaderOf } from "#foundation/preload/preloader.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { stepsDone } from "../readiness/steps-done.ts";
import { ProgressBar, type ProgressPage, type Stage } from "./ProgressBar.tsx";

const pageOfStep: Readonly<Partial<Record<EntryStep, ProgressPage>>> = {
  submitWithdrawalsDetail: "withdrawals",
  submitFinancialStatements: "financials",
  submitInvoices: "invoice",
};
const stepAfter: Readonly<Partial<Record<EntryStep, keyof typeof entryStepPaths>>> = {
  submitWithdrawalsDetail: "submitFinancialStatements",
  submitFinancialStatements: "submitInvoices",
};

/** The progress bar at a step of an entry. A stage that may be opened is a link. */
export function EntryProgressBar() {
  const { pathname, search } = useLocation();
  const site = useSite();
  const preloader = preloaderOf(site);
  const readiness = useStore(site.readiness.store);
  const step = entryStepOfPath(pathname);
  const next = step && stepAfter[step];

  useEffect(() => {
    // Preload: the user probably opens the next step soon.
    if (next) preloader.fetchPage(entryStepPaths[next]);
  }, [next, preloader]);

  const page = step && pageOfStep[step];
  if (!readiness || !page) return null;

  const steps = stepsDone(readiness);
  const isInvoiceOpen = stepsMissingBefore("submitInvoices", steps).length === 0;
  const propsOfStage = (stage: Stage): Partial<Pick<Step, "state" | "href">> => {
    if (stage === "profile")
      return { state: steps.submitProfile ? "done" : "upcoming", href: entryStepPaths.submitProfile };
    if (stage === "papers")
      return {
        state: isInvoiceOpen ? "done" : "upcoming",
        // The second page of the papers links back to the first.
        href: page === "withdrawals" ? undefined : entryStepPaths.submitWithdrawalsDetail,
      };
    if (stage === "invoice" && isInvoiceOpen && page !== "invoice")
      return { href: entryStepPaths.submitInvoices };
    return {};
  };
  const isCheckPage = page === "invoice" && new URLSearchParams(search).has("check");
  return <ProgressBar at={isCheckPage ? "check" : page} propsOfStage={propsOfStage} />;
}
