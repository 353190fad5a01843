import { Card, type CardProps, Inline, SmallHeading } from "@kaitori/ui";
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
    <SmallHeading id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {title}
    </SmallHeading>
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
