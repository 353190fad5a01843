import { anchors } from "@kaitori/brand";
import {
  type PurchaseLimits,
  readYenInput,
  writeYen,
  yenReadAloud,
  yenWithSeparators,
} from "@kaitori/domain";
import { Button, Card, Note, Stack, Text } from "@kaitori/ui";
import { type Ref, type RefCallback, useCallback, useEffect, useId, useRef, useState } from "react";
import { AmountSheet } from "#application/price/AmountSheet.tsx";
import { estimate, feeRange, type PerMille, percentText } from "#application/price/estimate.ts";
import { calculatedAmount } from "#application/visitor/calculated-amount.ts";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Band, CallToAction, useTopWords } from "./Band.tsx";
import * as styles from "./Calculator.css.ts";

const feeStep: PerMille = 5;

function amountsWithin({ purchaseAmountMin, purchaseAmountMax }: PurchaseLimits): number[] {
  return [1, 3, 10].map((times) => times * purchaseAmountMin).filter((yen) => yen <= purchaseAmountMax);
}

export function Calculator() {
  return (
    <Band id={anchors.calculator} title={useTopWords().priceTitle}>
      <PriceOfInvoice />
    </Band>
  );
}

/** If there is room for one column only, the result comes first. */
export function PriceOfInvoice({ isNarrow = false }: { isNarrow?: boolean }) {
  const words = useTopWords();
  const { limits } = useSite().brand.settings;
  const range = feeRange(limits);
  const suggestedAmounts = amountsWithin(limits);
  const [typed, setTyped] = useState(yenWithSeparators(suggestedAmounts.at(-1) ?? limits.purchaseAmountMin));
  const [fee, setFee] = useState(Math.round((range.min + range.max) / 2 / feeStep) * feeStep);
  const amountRef = useEarlyInput(({ value }) => setTyped(value));
  const feeRef = useEarlyInput(({ valueAsNumber }) => setFee(valueAsNumber));
  const amount = readYenInput(typed);
  const outOfRangeText = words.priceOutOfRange({
    min: yenReadAloud(limits.purchaseAmountMin),
    max: yenReadAloud(limits.purchaseAmountMax),
  });
  const isOutside =
    amount !== null && (amount < limits.purchaseAmountMin || amount > limits.purchaseAmountMax);
  const isUnreadable = amount === null && typed.trim() !== "";
  const fault = isUnreadable ? words.priceNotAnAmount : isOutside ? outOfRangeText : undefined;
  const storeAmount = () => {
    if (amount !== null && !fault) calculatedAmount.save(writeYen(amount));
  };
  const inputs = (
    <Stack gap="m">
      <YenField
        label={words.priceFace}
        hidesOptionalMark
        ref={amountRef}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={fault}
      />
      <div className={styles.amountButtons}>
        {suggestedAmounts.map((yen) => (
          <Button key={yen} tone="secondary" onClick={() => setTyped(yenWithSeparators(yen))}>
            {yenReadAloud(yen)}
          </Button>
        ))}
      </div>
      <FeeSlider ref={feeRef} range={range} fee={fee} onChange={setFee} />
    </Stack>
  );
  return (
    <div className={isNarrow ? undefined : styles.calculator}>
      {!isNarrow && inputs}
      <Stack>
        {/* An error hides the result. */}
        <Estimate typed={fault ? "" : typed} fee={fee} />
        {isNarrow && inputs}
        <CallToAction width="full" onClick={storeAmount}>
          {words.priceButton}
        </CallToAction>
      </Stack>
    </div>
  );
}

function Estimate({ typed, fee }: { typed: string; fee: PerMille }) {
  const words = useTopWords();
  const { limits } = useSite().brand.settings;
  const price = estimate(typed, fee, limits);
  if (!price) return <Text tone="subtle">{words.priceUnreadable}</Text>;
  return (
    <>
      <Card tone="emphasis">
        <AmountSheet
          label={words.priceReceived}
          yen={price.deposit}
          parts={[
            { label: words.priceFee, yen: price.fee, sign: "minus" },
            { label: words.priceCharge, yen: price.bankCharge, sign: "minus" },
          ]}
        />
      </Card>
      <Note>{words.priceDecided}</Note>
    </>
  );
}

/** Reads text typed before the hydration, which the next render would overwrite. */
function useEarlyInput(onInput: (element: HTMLInputElement) => void): RefCallback<HTMLInputElement> {
  const latest = useRef(onInput);
  useEffect(() => {
    latest.current = onInput;
  });
  return useCallback((element) => {
    if (element && element.value !== element.defaultValue) latest.current(element);
  }, []);
}

interface FeeSliderProps {
  readonly range: { readonly min: PerMille; readonly max: PerMille };
  readonly fee: PerMille;
  readonly onChange: (fee: PerMille) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

function FeeSlider({ range, fee, onChange, ref }: FeeSliderProps) {
  const words = useTopWords();
  const id = useId();
  const percentWithSign = (value: PerMille) => words.percent({ value: percentText(value) });
  return (
    <div>
      <div className={styles.ratio}>
        <label htmlFor={id}>
          <strong>{words.priceRatio}</strong>
        </label>
        <output htmlFor={id} className={styles.percent}>
          {percentWithSign(fee)}
        </output>
      </div>
      <div className={styles.range}>
        <span>{percentWithSign(range.min)}</span>
        <input
          id={id}
          ref={ref}
          type="range"
          className={styles.slider}
          min={range.min}
          max={range.max}
          step={feeStep}
          value={fee}
          aria-valuetext={percentWithSign(fee)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <span>{percentWithSign(range.max)}</span>
      </div>
    </div>
  );
}
