import { classes } from "../classes.ts";
import { useWords } from "../UiProvider/context.ts";
import { amount, sizes, unit, unitOfFigure } from "./Amount.css.ts";

export type AmountProps = {
  /** Whole yen. */
  yen: number;

  /** `figure` is for the one sum of a page. */
  size?: keyof typeof sizes | undefined;
  /** `minus` writes the sign of something that is taken off. */
  sign?: "none" | "minus" | undefined;
};

const digits = new Intl.NumberFormat("ja-JP");

/** Money: figures of one width, 円 smaller than the number. */
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
