import { type CorporateDivision, emailAddressIssues, type Issue, passwordIssues } from "@kaitori/domain";

export interface RegistrationValues {
  readonly corporate_division: CorporateDivision | "";
  readonly email: string;
  readonly password: string;
  /** Whether the terms are agreed to; under the wire's name, so that a refusal stands beside the box. */
  readonly terms_version: boolean;
}

/** In the order of the form. */
export const registrationIssues = (values: RegistrationValues, words: readonly string[] = []): Issue[] => [
  ...(isDivided(values) ? [] : [{ path: ["corporate_division"], code: "choice" } as const]),
  ...emailAddressIssues(values.email),
  ...passwordIssues(values.password, values.email, ["password"], words),
  ...(values.terms_version ? [] : [{ path: ["terms_version"], code: "consentMissing" } as const]),
];

const isDivided = ({ corporate_division: division }: RegistrationValues) =>
  division === "corporate" || division === "individual";
