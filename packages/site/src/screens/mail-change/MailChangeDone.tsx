import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { href, pagePaths } from "@kaitori/domain";
import { Banner } from "@kaitori/ui";
import { confirmMailChange, type LinkProblem, me } from "@kaitori/wire";
import { LinkOutcome, openMailLink } from "#foundation/mail-link/LinkOutcome.tsx";
import { takeSecretFromUrl } from "#foundation/mail-link/take-secret-from-url.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, usePageRow, useScreenData } from "#foundation/site/screen-module.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** The link may be opened on a device without a login. Without a token the server has already changed the address (R2.1). */
export async function load({ site, request }: LoadArgs) {
  const token = takeSecretFromUrl(request, "token");
  if (token === null) {
    const state = await site.session.renew().catch(() => undefined);
    return { link: null, email: state?.kind === "user" ? state.user.email : "" };
  }
  const confirm = async () => {
    const { email } = await site.api.call(confirmMailChange, {
      body: { token },
      fallback: async () => ({ email: (await site.api.call(me))?.email ?? "" }),
    });
    await site.session.renew();
    return email;
  };
  return { link: openMailLink(confirmMailChange, confirm()), email: "" };
}

function MailChangeProblem({ reason }: { reason: LinkProblem["reason"] }) {
  const words = useCopy(mailChangeCopy);
  return (
    <TitledPage
      title={words[`${reason}Title`]}
      text={words[`${reason}Text`]}
      next={{ href: href.profile(), label: words.toProfile }}
    />
  );
}

/** `email` is empty if the server has confirmed the change and the user is not logged in. */
function MailChanged({ email }: { email: string }) {
  const words = useCopy(mailChangeCopy);
  const isUser = useSession().kind === "user";
  const isOfCompany = usePageRow()?.path === pagePaths.companyMailComplete;
  return (
    <TitledPage
      above={<DoneHeading>{isOfCompany ? words.companyDoneTitle : words.doneTitle}</DoneHeading>}
      next={
        isUser
          ? { href: href.mypage(), label: words.doneButton }
          : { href: href.login(), label: words.doneLogin }
      }
    >
      <Banner tone="positive">
        {email ? <KeepWhole part={email}>{words.doneText({ email })}</KeepWhole> : words.doneTextAnywhere}
      </Banner>
    </TitledPage>
  );
}

export default function MailChangeDoneScreen() {
  const words = useCopy(mailChangeCopy);
  const { link, email } = useScreenData<typeof load>();
  if (link === null) return <MailChanged email={email} />;
  return (
    <LinkOutcome
      link={link}
      checkingTitle={words.checking}
      renderOpened={(email) => <MailChanged email={email} />}
      renderProblem={(reason) => <MailChangeProblem reason={reason} />}
    />
  );
}
