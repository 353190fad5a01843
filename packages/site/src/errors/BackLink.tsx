import { commonCopy } from "@kaitori/brand/copy/common";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { ButtonLink, type ButtonLinkProps } from "@kaitori/ui";
import { useSession } from "../session/use-session.ts";
import { useCopy } from "../use-copy.ts";

/** Back to my-page for whoever is logged in, else to the top page (R2.17). */
export function BackLink({ tone }: Pick<ButtonLinkProps, "tone">) {
  const { backTo } = useCopy(specificationCopy);
  const { mypage, top } = useCopy(commonCopy);
  const isUser = useSession().kind === "user";
  return (
    <ButtonLink href={isUser ? "/mypage/" : "/"} tone={tone}>
      {backTo({ place: isUser ? mypage : top })}
    </ButtonLink>
  );
}
