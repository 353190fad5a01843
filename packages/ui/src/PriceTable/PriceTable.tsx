import type { ReactNode } from "react";
import { Amount } from "../Amount/Amount.tsx";
import { Card } from "../Card/Card.tsx";
import { classes } from "../classes.ts";
import * as styles from "./PriceTable.css.ts";

export type PriceRow = {
  /** Identifies the line. */
  id: string;

  /** Name of the amount. */
  label: ReactNode;

  /** A second line that explains the amount. */
  note?: ReactNode;

  /** Whole yen. */
  yen: number;
  /** A deduction shows its sign, a subtotal is bold. */
  kind?: "plain" | "deduction" | "subtotal" | undefined;
};
export type PriceTableProps = {
  /** Name of the table. */
  caption?: ReactNode;
  /** Name of a table without a caption. */
  "aria-label"?: string;

  /** The lines above the total, in the order of the sum; `false` is left out. */
  rows: readonly (PriceRow | false)[];
  /** The sum that is paid out, the biggest figure of the page. */
  total?: Pick<PriceRow, "label" | "note" | "yen">;
};

/** Face value, deductions and the sum that is paid out. */
export function PriceTable({ caption, rows, total, "aria-label": label }: PriceTableProps) {
  // `data-keep-whole`: print.css.ts breaks no page inside.
  return (
    <div className={styles.stack} data-keep-whole>
      <table className={styles.table} aria-label={label}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <tbody>
          {rows.filter(isShown).map(({ id, label, note, yen, kind }) => (
            <tr key={id} className={classes(styles.row, kind === "subtotal" && styles.subtotal)}>
              <th scope="row" className={classes(styles.label, kind === "subtotal" && styles.subtotal)}>
                {label}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.value}>
                <Amount
                  yen={yen}
                  sign={kind === "deduction" ? "minus" : "none"}
                  size={kind === "subtotal" && !total ? "lead" : "base"}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total && (
        <Card tone="emphasis">
          <div className={styles.total}>
            <span className={styles.totalLabel}>{total.label}</span>
            <span className={styles.totalValue}>
              <Amount yen={total.yen} size="figure" />
            </span>
          </div>
          {total.note && <span className={styles.note}>{total.note}</span>}
        </Card>
      )}
    </div>
  );
}

const isShown = (row: PriceRow | false): row is PriceRow => row !== false;
