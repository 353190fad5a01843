import { href } from "@kaitori/domain";
import { ButtonLink, type ButtonLinkProps } from "@kaitori/ui";
import { useSession } from "#foundation/session/use-session.ts";
import type { TopWords } from "./words.ts";

export interface WayInProps extends Pick<ButtonLinkProps, "width" | "onClick"> {
  readonly words: TopWords;
  /** What a visitor is asked to do. */
  readonly children: string;
}

/** To registration; for whoever is known to be registered, to my-page. The page itself asks nobody (R2.4). */
export function WayIn({ words, children, ...rest }: WayInProps) {
  const isUser = useSession().kind === "user";
  return (
    <ButtonLink href={isUser ? href.mypage() : href.register()} {...rest}>
      {isUser ? words.userButton : children}
    </ButtonLink>
  );
}
