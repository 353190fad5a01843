import { newPasswordCopy } from "@kaitori/brand/copy/new-password";
import { type PasswordOwner, passwordStrength } from "@kaitori/domain";
import { VisuallyHidden } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { bar, filled, level, meter } from "./PasswordMeter.css.ts";

/** The strength of the password, and advice to make it stronger. */
export function PasswordMeter({ password, owner }: { password: string; owner: PasswordOwner }) {
  const words = useCopy(newPasswordCopy);
  if (password === "") return null;
  const strength = passwordStrength(password, owner);
  const text = [words.strength0, words.strength1, words.strength2, words.strength3][strength];
  return (
    <div className={meter}>
      {/* Drawn by the bar beside it: browsers draw a meter in colours of their own. */}
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
