import { layoutCopy } from "@kaitori/brand/copy/layout";
import { ButtonLink } from "@kaitori/ui";
import { useSession } from "../session/use-session.ts";
import { useCopy } from "../use-copy.ts";

/** In the header: to my-page for whoever is logged in, else to login and registration. */
export function SessionActions() {
  const words = useCopy(layoutCopy);
  if (useSession().kind === "user") return <ButtonLink href="/mypage/">{words.mypage}</ButtonLink>;
  return (
    <ButtonLink href="/login/" tone="secondary">
      {words.login}
    </ButtonLink>
  );
}
