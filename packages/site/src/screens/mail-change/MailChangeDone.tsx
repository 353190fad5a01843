import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { confirmMailChange } from "@kaitori/wire";
import { LinkOutcome } from "#foundation/mail-link/LinkOutcome.tsx";
import { openMailLink } from "#foundation/mail-link/open-mail-link.ts";
import { takeFromAddress } from "#foundation/mail-link/take-from-address.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { MailChanged } from "./MailChanged.tsx";
import { MailChangeProblem } from "./MailChangeProblem.tsx";

/** Opened from the mail to the new address, perhaps on another device where nobody is logged in. */
export async function load({ site, request }: LoadArgs) {
  const token = takeFromAddress(request, "token") ?? "";
  const confirm = async () => {
    const { email } = await site.api.call(confirmMailChange, { body: { token } });
    await site.session.renew();
    return email;
  };
  return { link: openMailLink(confirmMailChange, confirm()) };
}

export function Screen() {
  const words = useCopy(mailChangeCopy);
  const { link } = useScreenData<typeof load>();
  return (
    <LinkOutcome
      link={link}
      words={words}
      opened={(email) => <MailChanged email={email} />}
      problem={(reason) => <MailChangeProblem reason={reason} />}
    />
  );
}
