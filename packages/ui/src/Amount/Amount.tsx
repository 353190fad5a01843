import { classes } from "../classes.ts";
import { useWords } from "../UiProvider/context.ts";
import { amount, sizes, unit, unitOfFigure } from "./Amount.css.ts";

export type AmountProps = {
  /** Whole yen. */
  yen: number;

  /** `figure` is for the main sum of a page. */
  size?: keyof typeof sizes | undefined;
  /** `minus` shows a deduction with its sign. */
  sign?: "none" | "minus" | undefined;
};

const digits = new Intl.NumberFormat("ja-JP");

/** A sum of money. All digits have the same width, and 円 is smaller than they are. */
export function Amount({ yen, size = "base", sign = "none" }: AmountProps) {
  const words = useWords();
  return (
    <span className={classes(amount, sizes[size])}>
      {sign === "minus" && yen !== 0 ? "−" : ""}
      {digits.format(yen)}
      <span className={classes(unit, size === "figure" && unitOfFigure)}>{words.yen}</span>
    </span>
  );
}
