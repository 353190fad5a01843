import { Amount } from "@kaitori/ui";
import type { ReactNode } from "react";
import * as styles from "./AmountSheet.css.ts";

export interface AmountSheetProps {
  readonly label: string;
  readonly yen: number;
  readonly parts?: readonly { readonly label: string; readonly yen: number; readonly sign?: "minus" }[];
  readonly children?: ReactNode;
}

export function AmountSheet({ label, yen, parts = [], children }: AmountSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.sum}>
        <div className={styles.sumLabel}>{label}</div>
        <div className={styles.figure}>
          <Amount yen={yen} size="figure" />
        </div>
      </div>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <div key={part.label} className={styles.part}>
              <dt>{part.label}</dt>
              <dd>
                <Amount yen={part.yen} sign={part.sign} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
