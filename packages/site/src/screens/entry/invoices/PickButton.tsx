import { Button, CheckIcon, PlusIcon } from "@kaitori/ui";

export interface PickButtonProps {
  readonly isPicked: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/**
 * Fills a field in for somebody, and says whether that stands there. It stays whatever is typed, and as large: what goes
 * would take the way on from under a finger.
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
