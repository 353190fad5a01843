import { progressCopy } from "@kaitori/brand/copy/progress";
import { type Step, Stepper } from "@kaitori/ui";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { minutesLeft, type ProgressPage, pages, type Stage, stages } from "./pages.ts";

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
