import type { ReactNode } from "react";
import { AlertIcon, CircleAlertIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import { messageIcon, messages } from "./Field.css.ts";

export type FieldMessageProps = { id?: string | undefined; kind: "error" | "warning"; children: ReactNode };

/** A message with a word and an icon, because some users do not see its colour. */
export function FieldMessage({ id, kind, children }: FieldMessageProps) {
  const words = useWords();
  const Icon = kind === "error" ? CircleAlertIcon : AlertIcon;
  return (
    <p id={id} className={messages[kind]}>
      <span className={messageIcon}>
        <Icon size="small" label={kind === "error" ? words.errorMark : words.warningMark} />
      </span>
      <span>{children}</span>
    </p>
  );
}
