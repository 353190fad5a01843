import { useState } from "react";
import { useWords } from "../UiProvider/context.ts";
import { masked, toggle } from "./DataList.css.ts";

export type MaskedProps = {
  /** Name of the number, for screen readers. */
  term: string;

  /** The whole number; a button shows it. */
  value: string;
  /** Characters at the end that are always shown. */
  visible?: number | undefined;
};

/** A sensitive number. Shows its last characters, and the rest on request. */
export function Masked({ term, value, visible = 3 }: MaskedProps) {
  const words = useWords();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <span className={masked}>
      <span>
        {isVisible ? value : "•".repeat(Math.max(0, value.length - visible)) + value.slice(-visible)}
      </span>
      <button
        type="button"
        className={toggle}
        aria-label={isVisible ? words.hideMasked({ term }) : words.showMasked({ term })}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? words.hide : words.show}
      </button>
    </span>
  );
}
