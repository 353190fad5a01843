import { Button, CheckIcon, PlusIcon } from "@kaitori/ui";

export interface PickButtonProps {
  readonly isPicked: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/**
 * Fills in a field and shows whether the field has this value. Its size never changes, so that the buttons below do
 * not move during a tap.
 */
export const PickButton = ({ isPicked, onClick, children }: PickButtonProps) => (
  <Button
    tone="secondary"
    aria-pressed={isPicked}
    icon={isPicked ? <CheckIcon /> : <PlusIcon />}
    onClick={onClick}
  >
    {children}
  </Button>
);
