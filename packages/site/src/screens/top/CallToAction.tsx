import { href } from "@kaitori/domain";
import { ButtonLink, type ButtonLinkProps } from "@kaitori/ui";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useTopWords } from "./Band.tsx";

export interface CallToActionProps extends Pick<ButtonLinkProps, "width" | "onClick"> {
  readonly children: string;
}

/** To the registration, or to my-page if the user is known: the page does not load the session (R2.4). */
export function CallToAction({ children, ...rest }: CallToActionProps) {
  const words = useTopWords();
  const isUser = useSession().kind === "user";
  return (
    <ButtonLink href={isUser ? href.mypage() : href.register()} {...rest}>
      {isUser ? words.userButton : children}
    </ButtonLink>
  );
}
