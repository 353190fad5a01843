import { divisionCopy } from "@kaitori/brand/copy/division";
import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { href, isServed } from "@kaitori/domain";
import { DataList, Note } from "@kaitori/ui";
import { type ExternalSignup, exchangeSignupLink } from "@kaitori/wire";
import { Navigate } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import {
  Checking,
  LinkOutcome,
  openMailLink,
  refuseUnknownLink,
} from "#foundation/mail-link/LinkOutcome.tsx";
import { takeSecretFromUrl } from "#foundation/mail-link/take-secret-from-url.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { RegistrationForm } from "../register/RegistrationForm.tsx";
import { refusalOfAccount, type SignupRefusal } from "./signup-refusal.ts";

type ExchangeResult = { readonly signup: ExternalSignup } | { readonly refusal: SignupRefusal };

export async function load({ site, request }: LoadArgs) {
  const link = takeSecretFromUrl(request, "link") ?? "";
  const exchange = async (): Promise<ExchangeResult> => {
    try {
      return {
        signup: await site.api.call(exchangeSignupLink, { body: { link }, fallback: refuseUnknownLink }),
      };
    } catch (error) {
      const refusal = refusalOfAccount(error);
      if (!refusal) throw error;
      return { refusal };
    }
  };
  return { link: openMailLink(exchangeSignupLink, exchange()) };
}

export default function ExtSignupScreen() {
  const words = useCopy(extSignupCopy);
  const { link } = useScreenData<typeof load>();
  return (
    <LinkOutcome
      link={link}
      checkingTitle={words.callbackTitle}
      renderOpened={(answer) =>
        "signup" in answer ? (
          <Signup signup={answer.signup} />
        ) : (
          <Redirect to={href.extAuthenticationError()} state={answer.refusal} />
        )
      }
      renderProblem={(reason) => <Redirect to={href.extAuthenticationError()} state={{ reason }} />}
    />
  );
}

function Signup({ signup }: { signup: ExternalSignup }) {
  const words = useCopy(extSignupCopy);
  const { settings } = useSite().brand;
  // An individual whom this brand does not serve need not choose a password first (R1.5).
  if (!isServed(settings, signup)) return <Redirect to={href.unsupported()} />;
  return (
    <TitledPage
      above={<ProgressBar at="register" />}
      title={words.title}
      text={words.lead({ service: signup.service_name })}
      other={{ href: href.register(), label: words.decline }}
    >
      <SharedData signup={signup} />
      <RegistrationForm registrant={signup} submit={words.submit} />
    </TitledPage>
  );
}

function Redirect({ to, state }: { to: string; state?: SignupRefusal }) {
  const words = useCopy(extSignupCopy);
  return (
    <>
      <Checking title={words.callbackTitle} />
      <Navigate to={to} replace state={state} />
    </>
  );
}

/** The other service's data about the visitor; data that it has left out is not shown. */
function SharedData({ signup }: { signup: ExternalSignup }) {
  const words = useCopy(extSignupCopy);
  const fields = useCopy(fieldsCopy);
  const division = useCopy(divisionCopy);
  const items = [
    { id: "company", term: fields.companyName, value: signup.company_name },
    { id: "name", term: words.personName, value: `${signup.last_name} ${signup.first_name}`.trim() },
    { id: "email", term: fields.email, value: signup.email },
    {
      id: "division",
      term: fields.division,
      value: signup.corporate_division === "none" ? "" : division[signup.corporate_division],
    },
  ];
  return (
    <TitledCard title={words.sharedTitle({ service: signup.service_name })}>
      <DataList items={items.filter(({ value }) => value !== "")} />
      <Note>{words.sharedNote}</Note>
    </TitledCard>
  );
}
