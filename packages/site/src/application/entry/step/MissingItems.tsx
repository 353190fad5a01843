import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { CircleCheckIcon, Link } from "@kaitori/ui";
import type { MouseEvent } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { complete, item } from "./MissingItems.css.ts";

export interface MissingItem {
  /** The id of the field to fill in. */
  readonly field: string;
  readonly name: string;
}

/** The missing items of this step, each with a link to its field (B2). */
export function MissingItems({ items }: { items: readonly MissingItem[] }) {
  const words = useCopy(readinessCopy);
  if (items.length === 0)
    return (
      <p className={complete} role="status">
        <CircleCheckIcon size="small" />
        {words.stepComplete}
      </p>
    );
  return (
    <Disclosure title={words.stepLacks}>
      <ul>
        {items.map(({ field, name }) => (
          <li key={field} className={item}>
            <Link variant="standalone" href={`#${field}`} onClick={(event) => leadTo(event, field)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function leadTo(event: MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}
