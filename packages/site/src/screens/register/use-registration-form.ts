import { fieldsCopy } from "@kaitori/brand/copy/fields";
import {
  type CorporateDivision,
  emailAddressIssues,
  formatEmailAddress,
  href,
  type Issue,
  passwordIssues,
} from "@kaitori/domain";
import { register } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { attempt } from "#foundation/browser-store/browser-store.ts";
import { readTime } from "#foundation/clock/clock.ts";
import { usePasswordWords } from "#foundation/forms/NewPasswordField.tsx";
import { useStoredValues } from "#foundation/forms/use-stored-values.ts";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { SentMail } from "./ResendActivation.tsx";

/** A visitor whose data comes from another service. */
export interface ExternalRegistrant {
  readonly email: string;
  readonly corporate_division: CorporateDivision;
  readonly signup_token: string;
}

export function useRegistrationForm(registrant?: ExternalRegistrant) {
  const { api, brand, server, session } = useSite();
  const fields = useCopy(fieldsCopy);
  const navigate = useNavigate();
  const forbiddenWords = usePasswordWords();
  const form = useValidatedForm<RegistrationValues>({
    initialValues: {
      corporate_division: initialDivision(registrant, brand.settings.individuals),
      email: registrant?.email ?? "",
      password: "",
      terms_version: false,
    },
    validate: (values) => registrationIssues(values, forbiddenWords),
    nameOf: namesByPath({
      corporate_division: fields.division,
      email: fields.email,
      password: fields.password,
    }),
    send: async ({ corporate_division, password, ...values }) => {
      const email = formatEmailAddress(values.email);
      await api.call(register, {
        body: {
          email,
          password,
          corporate_division,
          terms_version: brand.settings.legal.revised,
          // A landing page stores it (R7.1).
          tracking_id: attempt(() => localStorage.getItem("tracking_id")) ?? null,
          signup_token: registrant?.signup_token ?? null,
        },
      });
      forget();
      // A server without activation may have logged the user in.
      if (!server.hasAddedCalls() && (await session.renew()).kind === "user")
        return void (await navigate(href.registerComplete()));
      await navigate(href.registerActivation(), { state: { email, sentAt: readTime() } satisfies SentMail });
    },
  });
  const forget = useStoredValues(
    form,
    "register",
    registrant ? ["terms_version"] : ["corporate_division", "email", "terms_version"],
  );
  return form;
}

function initialDivision(registrant: ExternalRegistrant | undefined, individuals: boolean) {
  if (!individuals) return "corporate";
  return registrant && registrant.corporate_division !== "none" ? registrant.corporate_division : "";
}

export interface RegistrationValues {
  readonly corporate_division: CorporateDivision | "";
  readonly email: string;
  readonly password: string;
  /** Consent to the terms; named as in the API, so that a refusal is shown beside the checkbox. */
  readonly terms_version: boolean;
}

export const registrationIssues = (
  values: RegistrationValues,
  forbiddenWords: readonly string[] = [],
): Issue[] => [
  ...(hasDivision(values) ? [] : [{ path: ["corporate_division"], code: "choice" } as const]),
  ...emailAddressIssues(values.email),
  ...passwordIssues(values.password, values.email, ["password"], forbiddenWords),
  ...(values.terms_version ? [] : [{ path: ["terms_version"], code: "consentMissing" } as const]),
];

const hasDivision = ({ corporate_division: division }: RegistrationValues) =>
  division === "corporate" || division === "individual";
