import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { ButtonLink, type ButtonLinkProps } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { accountElementId } from "./use-reported-focus.ts";

export function AccountButton({ tone }: Pick<ButtonLinkProps, "tone">) {
  const { accountTitle } = useCopy(handOverCopy);
  const open = () => document.getElementById(accountElementId)?.closest("details")?.setAttribute("open", "");
  return (
    <ButtonLink href={`#${accountElementId}`} tone={tone} onClick={open}>
      {accountTitle}
    </ButtonLink>
  );
}
