import { Card, Heading, Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";

export interface FoldedSectionProps {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** A rarely used section, opened by its heading. */
export function FoldedSection({ title, id, children }: FoldedSectionProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Disclosure
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
