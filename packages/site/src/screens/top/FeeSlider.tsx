import { type Ref, useId } from "react";
import { type PerMille, percentText } from "#application/price/estimate.ts";
import * as styles from "./Calculator.css.ts";
import type { TopWords } from "./words.ts";

export interface FeeSliderProps {
  readonly words: TopWords;
  readonly range: { readonly min: PerMille; readonly max: PerMille };
  readonly fee: PerMille;
  readonly onChange: (fee: PerMille) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The fee, as far as it goes in either direction. */
export function FeeSlider({ words, range, fee, onChange, ref }: FeeSliderProps) {
  const id = useId();
  const withSign = (value: PerMille) => words.percent({ value: percentText(value) });
  return (
    <div>
      <div className={styles.ratio}>
        <label htmlFor={id}>
          <strong>{words.priceRatio}</strong>
        </label>
        <output htmlFor={id} className={styles.percent}>
          {withSign(fee)}
        </output>
      </div>
      <input
        id={id}
        ref={ref}
        type="range"
        className={styles.slider}
        min={range.min}
        max={range.max}
        step={5}
        value={fee}
        aria-valuetext={withSign(fee)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.ends}>
        <span>{withSign(range.min)}</span>
        <span>{withSign(range.max)}</span>
      </div>
    </div>
  );
}
