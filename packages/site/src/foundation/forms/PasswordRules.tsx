import { newPasswordCopy } from "@kaitori/brand/copy/new-password";
import { passwordRules } from "@kaitori/domain";
import { CircleCheckIcon, VisuallyHidden } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { dot, met, rule, rules } from "./PasswordRules.css.ts";

export interface PasswordRulesProps {
  readonly password: string;
  /** Unknown behind a reset link; the server then checks that rule. */
  readonly email: string | undefined;
  readonly words: readonly string[];
}

/** The length with whether it is met yet; any other rule only while it is broken. */
export function PasswordRules({ password, email, words: own }: PasswordRulesProps) {
  const words = useCopy(newPasswordCopy);
  const sentences = {
    passwordShort: words.passwordShort,
    tooLong: words.tooLong,
    passwordSame: () => words.passwordSame,
    passwordCommon: () => words.passwordCommon,
    passwordOwnWords: () => words.passwordOwnWords,
  };
  const shown = passwordRules
    .map(({ code, params, isMet }) => ({
      code,
      text: sentences[code]({ min: 0, max: 0, ...params }),
      // An empty field meets no rule, not even "differs from the address".
      isMet: password !== "" && isMet(password, { email: email ?? "", words: own }),
    }))
    .filter(({ code, isMet }) => code === "passwordShort" || (password !== "" && !isMet))
    .filter(({ code }) => code !== "passwordSame" || email !== undefined);
  return (
    <ul className={rules} aria-label={words.rules}>
      {shown.map(({ code, text, isMet }) => (
        <li key={code} className={isMet ? met : rule}>
          {isMet ? <CircleCheckIcon size="small" /> : <span className={dot} />}
          {text}
          <VisuallyHidden>{isMet ? words.met : words.unmet}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
