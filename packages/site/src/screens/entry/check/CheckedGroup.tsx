import { commonCopy } from "@kaitori/brand/copy/common";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { entryStepPaths } from "@kaitori/domain";
import { LineLink } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";

export interface CheckedGroupProps {
  readonly title: string;
  /** Address of the page that changes the group; without it each line has its own link. */
  readonly changeHref?: string;
  readonly children: ReactNode;
}

export function CheckedGroup({ title, changeHref, children }: CheckedGroupProps) {
  return (
    <TitledCard title={title} gap="s" action={changeHref && <ChangeLink item={title} href={changeHref} />}>
      {children}
    </TitledCard>
  );
}

/** 変更, with its subject for screen readers. */
export function ChangeLink({ item, href }: { item: string; href: string }) {
  const { change } = useCopy(commonCopy);
  const { changeOf } = useCopy(entryCheckCopy);
  return (
    <LineLink href={href} aria-label={changeOf({ item })}>
      {change}
    </LineLink>
  );
}

/** The path of the form; with `?check` it shows the answers. */
export const fieldsPath = entryStepPaths.submitInvoices;
