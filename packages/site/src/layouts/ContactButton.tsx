import { layoutCopy } from "@kaitori/brand/copy/layout";
import { Button } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Leads to the phone number, which appears once on a page: in the help section or in the footer. */
export function ContactButton() {
  const { contact } = useCopy(layoutCopy);
  return (
    <Button tone="subtle" onClick={goToNumber}>
      {contact}
    </Button>
  );
}

function goToNumber() {
  const number = document.querySelector<HTMLElement>(':is(main, footer) a[href^="tel:"]');
  number?.scrollIntoView({ block: "center" });
  number?.focus({ preventScroll: true });
}
