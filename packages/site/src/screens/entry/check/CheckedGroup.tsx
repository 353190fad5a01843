import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { Card, Heading, Inline, Link, Stack } from "@kaitori/ui";
import { type ReactNode, useId } from "react";
import { useCopy } from "../../../parts/brand/use-copy.ts";

export interface CheckedGroupProps {
  readonly title: string;
  /** Where it can be changed; without it every line has a way of its own. */
  readonly changeAt?: string;
  readonly children: ReactNode;
}

/** Answers that belong together. */
export function CheckedGroup({ title, changeAt, children }: CheckedGroupProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="s">
        <Inline spaceBetween>
          <Heading level={2} size="title3" id={id}>
            {title}
          </Heading>
          {changeAt && <ChangeLink item={title} href={changeAt} />}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

/** 変更する, with its subject for screen readers. */
export function ChangeLink({ item, href }: { item: string; href: string }) {
  const words = useCopy(entryCheckCopy);
  return (
    <Link variant="standalone" href={href} aria-label={words.changeOf({ item })}>
      {words.change}
    </Link>
  );
}
