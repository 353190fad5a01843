import type { ReactNode } from "react";
import { unbroken } from "./Unbroken.css.ts";

/**
 * Text that should not break: a mail address, a number, hours, the name of a company. Browsers keep phrases together
 * but would break 9番｜9号 and 朝8時｜30分. Text longer than a line breaks at its spaces, a mail address before its @. Not for
 * headings and buttons: screen readers pause before and after it.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={unbroken}>{typeof children === "string" ? partsOf(children) : children}</span>;
}

const partsOf = (text: string) => {
  const at = text.indexOf("@");
  if (at < 1) return text;
  return (
    <>
      <span className={unbroken}>{text.slice(0, at)}</span>
      <span className={unbroken}>{text.slice(at)}</span>
    </>
  );
};
