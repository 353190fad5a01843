import { Card, Heading, Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";

export interface FoldedSectionProps {
  readonly title: string;
  readonly id: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A section that its heading opens. */
export function FoldedSection({ title, id, isOpen = false, children }: FoldedSectionProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Disclosure
        isOpen={isOpen}
        title={
          <Heading level={2} size="title3" id={id}>
            {title}
          </Heading>
        }
      >
        <Stack gap="m">{children}</Stack>
      </Disclosure>
    </Card>
  );
}
