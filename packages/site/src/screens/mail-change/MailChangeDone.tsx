import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { confirmMailChange } from "@kaitori/wire";
import { LinkOutcome } from "../../mail-link/LinkOutcome.tsx";
import { openMailLink } from "../../mail-link/open-mail-link.ts";
import { takeFromAddress } from "../../mail-link/take-from-address.ts";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useCopy } from "../../use-copy.ts";
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
