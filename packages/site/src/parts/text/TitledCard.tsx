import { Card, type CardProps, Heading, Inline } from "@kaitori/ui";
import { type ReactNode, type Ref, useId } from "react";

export interface TitledCardProps extends Pick<CardProps, "gap" | "align" | "children"> {
  readonly title: string;
  readonly id?: string;
  readonly action?: ReactNode;
  /** For moving the focus to the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

export function TitledCard({ title, id: givenId, action, headingRef, children, ...stack }: TitledCardProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const heading = (
    <Heading level={2} size="title3" id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" aria-labelledby={id} gap="m" {...stack}>
      {action ? (
        <Inline spaceBetween>
          {heading}
          {action}
        </Inline>
      ) : (
        heading
      )}
      {children}
    </Card>
  );
}
