import { useState } from "react";
import { useWords } from "../UiProvider/context.ts";
import { masked, toggle } from "./DataList.css.ts";

export type MaskedProps = {
  /** Name of the number, for screen readers. */
  term: string;

  /** The whole number; a press shows it. */
  value: string;
  /** Characters at the end that are always shown. */
  visible?: number | undefined;
};

/** A sensitive number: shows its end, and the rest on request. */
export function Masked({ term, value, visible = 3 }: MaskedProps) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <span className={masked}>
      <span>{shown ? value : "•".repeat(Math.max(0, value.length - visible)) + value.slice(-visible)}</span>
      <button
        type="button"
        className={toggle}
        aria-label={shown ? words.hideMasked({ term }) : words.showMasked({ term })}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hide : words.show}
      </button>
    </span>
  );
}
