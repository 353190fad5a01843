import { commonCopy } from "@kaitori/brand/copy/common";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { ButtonLink, type ButtonLinkProps } from "@kaitori/ui";
import { useEffect } from "react";
import { useSite } from "../SiteProvider.tsx";
import { useSession } from "../session/use-session.ts";
import { useCopy } from "../use-copy.ts";

/** Back to my-page for whoever is logged in, else to the top page (R2.17). */
export function BackLink({ tone }: Pick<ButtonLinkProps, "tone">) {
  const { backTo } = useCopy(specificationCopy);
  const { mypage, top } = useCopy(commonCopy);
  const { session } = useSite();
  const { kind } = useSession();
  // An address that does not exist has no guard that would have asked.
  useEffect(() => {
    if (kind === "unknown") session.load().catch(() => undefined);
  }, [kind, session]);
  const isUser = kind === "user";
  return (
    <ButtonLink href={isUser ? "/mypage/" : "/"} tone={tone}>
      {backTo({ place: isUser ? mypage : top })}
    </ButtonLink>
  );
}
