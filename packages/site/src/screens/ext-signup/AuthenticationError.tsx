import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { href } from "@kaitori/domain";
import { useLocation } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { signupRefusal } from "./signup-refusal.ts";

export default function AuthenticationErrorScreen() {
  const words = useCopy(extSignupCopy);
  const { serviceName } = useSite().brand.settings;
  const refusal = signupRefusal(useLocation().state);
  if (refusal && "service" in refusal) return <OtherServiceAccount {...refusal} />;

  const texts = { expired: words.errorExpired, used: words.errorExpired, unknown: words.errorUnknown };
  return (
    <TitledPage
      title={words.errorTitle}
      text={refusal ? texts[refusal.reason] : words.errorText}
      next={{ href: href.register(), label: words.errorRegister }}
      other={{ href: href.login(), label: words.errorLogin({ service: serviceName }) }}
    />
  );
}

interface OtherServiceAccountProps {
  readonly service: string;
  /** Absent if the brand's settings do not list the server's address. */
  readonly loginUrl: string | undefined;
}

/** The account already exists at another service; links to its login (R8.3). */
function OtherServiceAccount({ service, loginUrl }: OtherServiceAccountProps) {
  const words = useCopy(extSignupCopy);
  return (
    <TitledPage
      title={words.errorOtherService({ service })}
      text={words.errorOtherServiceText({ service })}
      next={loginUrl !== undefined && { href: loginUrl, label: words.errorOtherServiceLink({ service }) }}
      other={{ href: href.top(), label: words.home }}
    />
  );
}
