import { newPasswordCopy } from "@kaitori/brand/copy/new-password";
import { PasswordField, type PasswordFieldProps } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PasswordMeter } from "./PasswordMeter.tsx";
import { PasswordRules } from "./PasswordRules.tsx";

export type NewPasswordFieldProps = Omit<PasswordFieldProps, "autoComplete" | "hint" | "required"> & {
  /** The value of the field, and the address that the password must not equal, if it is known. */
  typed: string;
  email?: string;
  /** Words that must not be used as a password (`usePasswordWords`). */
  words: readonly string[];
};

/** A password that is being chosen: its rules above the box, ticked as they are met. */
export function NewPasswordField({ typed, email, words: own, ...field }: NewPasswordFieldProps) {
  const words = useCopy(newPasswordCopy);
  return (
    <PasswordField
      required
      autoComplete="new-password"
      hint={
        <>
          {words.advice}
          <PasswordRules password={typed} email={email} words={own} />
        </>
      }
      below={<PasswordMeter password={typed} owner={{ email: email ?? "", words: own }} />}
      {...field}
    />
  );
}
