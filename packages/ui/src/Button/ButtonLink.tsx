import type { ReactNode } from "react";
import { type AnchorProps, useAnchor } from "../UiProvider/context.ts";
import { type ButtonStyle, buttonClass } from "./look.ts";

export type ButtonLinkProps = Omit<AnchorProps, "className" | "style"> &
  ButtonStyle & {
    /** Icon before the text. */
    icon?: ReactNode;
  };

/** A link that looks like a button. */
export function ButtonLink({ tone, width, icon, children, ...rest }: ButtonLinkProps) {
  const Anchor = useAnchor();
  return (
    <Anchor {...rest} className={buttonClass({ tone, width })}>
      {icon}
      {children}
    </Anchor>
  );
}
