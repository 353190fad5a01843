import { registrationStepsCopy } from "@kaitori/brand/copy/registration-steps";
import { Stepper } from "@kaitori/ui";
import { useHas } from "../../server/use-has.ts";
import { useCopy } from "../../use-copy.ts";

const steps = ["register", "activation", "preEntry", "profile"] as const;
type Step = (typeof steps)[number];

/** From the first visit to a complete registration: which step this is, what is done, what is left. */
export function RegistrationSteps({ current }: { current: Step }) {
  const words = useCopy(registrationStepsCopy);
  const hasStep: Record<Step, boolean> = {
    register: true,
    activation: useHas("activation"),
    preEntry: useHas("pre_entry"),
    profile: true,
  };
  const shown = steps.filter((step) => hasStep[step] || step === current);
  const at = shown.indexOf(current);
  return (
    <Stepper
      label={words.label}
      steps={shown.map((step, index) => ({
        label: words[step],
        state: index < at ? "done" : index === at ? "current" : "upcoming",
      }))}
    />
  );
}
