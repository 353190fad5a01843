import { Card, Heading, Inline, Stack, type StackProps } from "@kaitori/ui";
import { type ReactNode, type Ref, useId } from "react";

export interface TitledCardProps extends StackProps {
  readonly title: string;
  /** Of the heading, where a link leads to it. */
  readonly id?: string;
  /** Beside the heading. */
  readonly action?: ReactNode;
  /** The heading, where it takes the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A part of a page below its heading, which is its name for those who listen. */
export function TitledCard({ title, id: given, action, headingRef, children, ...stack }: TitledCardProps) {
  const own = useId();
  const id = given ?? own;
  const heading = (
    <Heading level={2} size="title3" id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack {...stack}>
        {action ? (
          <Inline spaceBetween>
            {heading}
            {action}
          </Inline>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
}
