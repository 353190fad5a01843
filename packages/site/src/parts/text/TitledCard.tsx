import { Card, Heading, Stack, type StackProps } from "@kaitori/ui";
import { useId } from "react";

export interface TitledCardProps extends StackProps {
  readonly title: string;
}

/** A part of a page below its heading, which is its name for those who listen. */
export function TitledCard({ title, children, ...stack }: TitledCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack {...stack}>
        <Heading level={2} size="title3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
