import type { ReactNode } from "react";
import { unbroken } from "./Unbroken.css.ts";

/**
 * What is read as one: a mail address, a number, hours, the name of a company. Phrases of a sentence the
 * browser knows; of these it would break 9番｜9号 and 朝8時｜30分. What is longer than a line breaks at its spaces,
 * a mail address before its @.
 * Not in a heading or on a button: a box in a name is read with a pause before and after it.
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
