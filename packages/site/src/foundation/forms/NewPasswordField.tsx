import { newPasswordCopy } from "@kaitori/brand/copy/new-password";
import { type PasswordOwner, passwordRules, passwordStrength, passwordWords } from "@kaitori/domain";
import { CircleCheckIcon, PasswordField, type PasswordFieldProps, VisuallyHidden } from "@kaitori/ui";
import { useMemo } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useSite } from "../site/SiteProvider.tsx";
import { bar, dot, filled, level, meter, metRule, rule, rules } from "./NewPasswordField.css.ts";

export type NewPasswordFieldProps = Omit<PasswordFieldProps, "autoComplete" | "hint" | "required"> & {
  typed: string;
  email?: string;
  /** Words that must not be used as a password (`usePasswordWords`). */
  forbiddenWords: readonly string[];
};

function PasswordMeter({ password, owner }: { password: string; owner: PasswordOwner }) {
  const words = useCopy(newPasswordCopy);
  if (password === "") return null;
  const strength = passwordStrength(password, owner);
  const text = [words.strength0, words.strength1, words.strength2, words.strength3][strength];
  return (
    <div className={meter}>
      {/* Hidden, because browsers choose the colours of a meter; the bar beside it is visible. */}
      <VisuallyHidden>
        <meter aria-label={words.strength} min={0} max={3} value={strength}>
          {text}
        </meter>
      </VisuallyHidden>
      <span className={bar} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={step <= strength ? filled[strength] : level} />
        ))}
      </span>
      <span>{text}</span>
    </div>
  );
}

export function NewPasswordField({ typed, email, forbiddenWords, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      required
      autoComplete="new-password"
      hint={<PasswordRules password={typed} email={email} forbiddenWords={forbiddenWords} />}
      below={<PasswordMeter password={typed} owner={{ email: email ?? "", words: forbiddenWords }} />}
      {...field}
    />
  );
}

interface PasswordRulesProps {
  readonly password: string;
  /** Unknown behind a reset link; the server then checks that rule. */
  readonly email: string | undefined;
  readonly forbiddenWords: readonly string[];
}

/** Always shows the rule of the length; shows another rule only while it is broken. */
function PasswordRules({ password, email, forbiddenWords }: PasswordRulesProps) {
  const words = useCopy(newPasswordCopy);
  const sentences = {
    passwordShort: words.passwordShort,
    tooLong: words.tooLong,
    passwordSame: () => words.passwordSame,
    passwordCommon: () => words.passwordCommon,
    passwordOwnWords: () => words.passwordOwnWords,
  };
  const shownRules = passwordRules
    .map(({ code, params, isMet }) => ({
      code,
      text: sentences[code]({ min: 0, max: 0, ...params }),
      // An empty field meets no rule, not even "differs from the address".
      isMet: password !== "" && isMet(password, { email: email ?? "", words: forbiddenWords }),
    }))
    .filter(({ code, isMet }) => code === "passwordShort" || (password !== "" && !isMet))
    .filter(({ code }) => code !== "passwordSame" || email !== undefined);
  return (
    <ul className={rules} aria-label={words.rules}>
      {shownRules.map(({ code, text, isMet }) => (
        <li key={code} className={isMet ? metRule : rule}>
          {isMet ? <CircleCheckIcon size="small" /> : <span className={dot} />}
          {text}
          <VisuallyHidden>{isMet ? words.met : words.unmet}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

export function usePasswordWords(user?: Parameters<typeof passwordWords>[1]): readonly string[] {
  const { brand } = useSite();
  return useMemo(() => passwordWords(brand, user), [brand, user]);
}
