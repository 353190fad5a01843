import type { BrandTokens } from "@kaitori/brand";
import { backgroundNames, colourTokenNames } from "@kaitori/brand/sentences";
import { deriveTheme, measurePairs } from "@kaitori/ui/theme";
import * as styles from "./Board.css.ts";
import { texts } from "./texts.ts";

/** All pairs of colours that screens combine, the least readable first. */
export function Pairs({ tokens }: { tokens: BrandTokens }) {
  const theme = deriveTheme(tokens.decisions, tokens.overrides);
  const pairs = measurePairs(theme);
  const lowest = Math.min(...pairs.map(({ ratio }) => ratio));
  return (
    <details>
      <summary className={styles.summary}>{texts.colourPairs(pairs.length, lowest.toFixed(2))}</summary>
      <table className={styles.colourPairs} aria-label={texts.pairsTitle}>
        <thead>
          <tr>
            {["", ...texts.pairColumns].map((head) => (
              <th key={head} scope="col" className={styles.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ text, on, ratio, minimum, background }) => (
            <tr key={`${text} ${on}`}>
              <td className={styles.cell}>
                <span
                  className={styles.sample}
                  style={{ color: theme.colour[text], background }}
                  aria-hidden="true"
                >
                  {texts.sample}
                </span>
              </td>
              <td className={styles.cell}>{colourTokenNames[text]}</td>
              <td className={styles.cell}>{backgroundNames[on]}</td>
              <td className={styles.cell}>{ratio.toFixed(2)}</td>
              <td className={styles.cell}>{minimum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
