import { useState } from "react";
import { useWords } from "../UiProvider/context.ts";
import { masked, toggle } from "./DataList.css.ts";

export type MaskedProps = {
  /** Name of the number, for screen readers. */
  term: string;

  /** The whole number; a button shows it. */
  value: string;
};

/** A sensitive number. Shows its last three characters, and the rest on request. */
export function Masked({ term, value }: MaskedProps) {
  const words = useWords();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <span className={masked}>
      <span>{isVisible ? value : "•".repeat(Math.max(0, value.length - 3)) + value.slice(-3)}</span>
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
