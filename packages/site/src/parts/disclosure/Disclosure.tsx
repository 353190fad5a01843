import { ChevronDownIcon } from "@kaitori/ui";
import type { ReactNode } from "react";
import { arrow, content, disclosure, summary } from "./Disclosure.css.ts";

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onOpen?: (() => void) | undefined;
  readonly isOpen?: boolean;
}

export function Disclosure({ title, children, onOpen, isOpen = false }: DisclosureProps) {
  return (
    <details
      className={disclosure}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={summary}>
        {title}
        <span className={arrow}>
          <ChevronDownIcon size="small" />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
