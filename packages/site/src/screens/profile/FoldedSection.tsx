import { Card, SmallHeading, Stack } from "@kaitori/ui";
import { type ReactNode, useState } from "react";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";

export interface FoldedSectionProps {
  readonly title: string;
  readonly id: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function FoldedSection({ title, id, isOpen = false, children }: FoldedSectionProps) {
  // A section that an error has opened stays open when the error is gone.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <Card as="section" aria-labelledby={id}>
      <Disclosure isOpen={wasOpened} title={<SmallHeading id={id}>{title}</SmallHeading>}>
        <Stack gap="m">{children}</Stack>
      </Disclosure>
    </Card>
  );
}
