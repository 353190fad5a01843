import { commonCopy } from "@kaitori/brand/copy/common";
import type { PaperNeed, WorkStep } from "@kaitori/domain";
import { Banner, Button, Inline } from "@kaitori/ui";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useNextStep } from "./use-next-step.ts";

export interface EarlierPapersProps {
  readonly step: WorkStep;
  readonly title: string;
  readonly text: string;
  readonly replaceLabel: string;
  readonly onReplace: () => Promise<void>;
}

/** The papers of an earlier entry are still valid (R4.10): the user goes on or uploads newer ones. */
export function EarlierPapers({ step, title, text, replaceLabel, onReplace }: EarlierPapersProps) {
  const { next } = useCopy(commonCopy);
  const goToNextStep = useNextStep(step);
  const [busyButton, setBusyButton] = useState<"next" | "replace">();
  const onClick = (button: "next" | "replace", action: () => Promise<void>) => () => {
    setBusyButton(button);
    void action().finally(() => setBusyButton(undefined));
  };
  return (
    <>
      <Banner tone="positive" title={title}>
        <KeepWhole>{text}</KeepWhole>
      </Banner>
      {/* No sticky bar, because the list of missing items follows below. */}
      <Inline gap="s">
        <Button busy={busyButton === "next"} onClick={onClick("next", goToNextStep)}>
          {next}
        </Button>
        <Button tone="secondary" busy={busyButton === "replace"} onClick={onClick("replace", onReplace)}>
          {replaceLabel}
        </Button>
      </Inline>
    </>
  );
}

/**
 * `isAddingPapers` is true if the user submits papers in this step, false if those of an earlier entry are used (R4.10).
 * After the step has opened, only the user changes it: a form must not close because its saved draft is complete.
 */
export function useNewPapers(need: PaperNeed, hasStarted: boolean) {
  const { readiness } = useSite();
  const { revalidate } = useRevalidator();
  const [hasEarlierPapers] = useState(() => readiness.store.getState()?.validPapers.includes(need) ?? false);
  const [isAddingPapers, setAddingPapers] = useState(hasStarted || !hasEarlierPapers);
  return {
    isAddingPapers,
    async begin() {
      // Another tab may have started newer papers: the form starts with them.
      await revalidate();
      setAddingPapers(true);
    },
    stop: hasEarlierPapers ? () => setAddingPapers(false) : undefined,
  };
}
