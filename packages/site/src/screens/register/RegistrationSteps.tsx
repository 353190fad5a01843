import { registrationStepsCopy } from "@kaitori/brand/copy/registration-steps";
import { Stepper } from "@kaitori/ui";
import { useCopy } from "../../use-copy.ts";

const steps = ["register", "activation", "preEntry", "profile"] as const;

/** From the first visit to a complete registration: which step this is, what is done, what is left. */
export function RegistrationSteps({ current }: { current: (typeof steps)[number] }) {
  const words = useCopy(registrationStepsCopy);
  const at = steps.indexOf(current);
  return (
    <Stepper
      label={words.label}
      steps={steps.map((step, index) => ({
        label: words[step],
        state: index < at ? "done" : index === at ? "current" : "upcoming",
      }))}
    />
  );
}
