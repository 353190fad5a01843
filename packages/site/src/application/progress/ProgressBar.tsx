import { progressCopy } from "@kaitori/brand/copy/progress";
import { type Step, Stepper } from "@kaitori/ui";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface ProgressBarProps {
  readonly at: ProgressPage | "receipt";
  readonly propsOfStage?: (stage: Stage) => Partial<Pick<Step, "state" | "href">>;
}

export function ProgressBar({ at, propsOfStage }: ProgressBarProps) {
  const words = useCopy(progressCopy);
  const session = useSession();
  const hasAddedCalls = useHasAddedCalls();
  const hasPage = (page: ProgressPage) => hasAddedCalls || (page !== "activation" && page !== "preEntry");
  const current = at === "receipt" ? stages.length : stages.indexOf(pages[at].stage);
  const names = {
    ...words,
    profile: session.kind === "user" && session.user.isIndividual ? words.profileIndividual : words.profile,
  };
  return (
    <Stepper
      label={words.label}
      note={at === "receipt" ? undefined : words.left({ minutes: minutesLeft(at, hasPage) })}
      steps={stages.map((stage, index) => ({
        state: index < current ? "done" : index === current ? "current" : "upcoming",
        ...propsOfStage?.(stage),
        ...(index === current && { state: "current" }),
        label: names[stage],
      }))}
    />
  );
}

const pages = {
  register: { stage: "register", minutes: 1 },
  activation: { stage: "register", minutes: 1 },
  preEntry: { stage: "profile", minutes: 1 },
  profile: { stage: "profile", minutes: 6 },
  withdrawals: { stage: "papers", minutes: 2 },
  financials: { stage: "papers", minutes: 2 },
  invoice: { stage: "invoice", minutes: 3 },
  check: { stage: "check", minutes: 1 },
} as const;
export type ProgressPage = keyof typeof pages;
export type Stage = (typeof pages)[ProgressPage]["stage"];

const stages = [...new Set(Object.values(pages).map(({ stage }) => stage))];

function minutesLeft(from: ProgressPage, hasPage: (page: ProgressPage) => boolean): number {
  const names = Object.keys(pages) as ProgressPage[];
  const pagesLeft = names.slice(names.indexOf(from)).filter((name) => name === from || hasPage(name));
  return pagesLeft.reduce((sum, name) => sum + pages[name].minutes, 0);
}
