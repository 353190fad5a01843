import { entryStepsCopy } from "@kaitori/brand/copy/entry-steps";
import { type EntryStep, entryStepOfPath, entryStepPaths, stepsMissingBefore } from "@kaitori/domain";
import { type Step, Stepper } from "@kaitori/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { preloaderOf } from "../preload/preloader-of.ts";
import { useSite } from "../SiteProvider.tsx";
import { useCopy } from "../use-copy.ts";
import { stepsDone } from "./steps-done.ts";

/** As people meet them; the profile is usually done at registration. */
const order = [
  "submitProfile",
  "submitWithdrawalsDetail",
  "submitFinancialStatements",
  "submitInvoices",
  "complete",
] as const satisfies readonly EntryStep[];

const stepAfter: Readonly<Partial<Record<EntryStep, keyof typeof entryStepPaths>>> = {
  submitWithdrawalsDetail: "submitFinancialStatements",
  submitFinancialStatements: "submitInvoices",
};

/** The steps by name: which one this is, what is done, what is left. A step that may be opened is a link. */
export function EntryStepper() {
  const words = useCopy(entryStepsCopy);
  const { pathname } = useLocation();
  const site = useSite();
  const preloader = preloaderOf(site);
  const readiness = useStore(site.readiness.store);
  const current = entryStepOfPath(pathname);
  const next = current && stepAfter[current];

  useEffect(() => {
    // The step that comes next will be wanted soon.
    if (next) preloader.fetchPage(entryStepPaths[next]);
  }, [next, preloader]);

  if (!readiness || !current) return null;

  const done = stepsDone(readiness);
  const steps = order.map((step): Step => {
    const label = words[step];
    if (step === current) return { label, state: "current" };
    if (step === "complete") return { label, state: "upcoming" };
    const isOpen = stepsMissingBefore(step, done).length === 0;
    return {
      label,
      state: done[step] ? "done" : "upcoming",
      href: isOpen ? entryStepPaths[step] : undefined,
    };
  });
  return <Stepper label={words.label} steps={steps} />;
}
