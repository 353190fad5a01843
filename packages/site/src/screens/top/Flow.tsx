import { anchors } from "@kaitori/brand";
import { CheckIcon, Heading, Text } from "@kaitori/ui";
import { Band, type SectionData, useTopWords } from "./Band.tsx";
import * as styles from "./Flow.css.ts";
import { NumberedList } from "./Points.tsx";

export function Flow({ title, items = [], variant = "row" }: SectionData<"steps">) {
  const { flowTitle } = useTopWords();
  return (
    <Band id={anchors.steps} tone="surface" title={title ?? flowTitle}>
      {variant === "list" ? (
        <NumberedList items={items} />
      ) : (
        <ol className={styles.steps[variant]}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={styles.step[variant]}>
              <span className={index === items.length - 1 ? styles.goal : styles.number} aria-hidden="true">
                {index === items.length - 1 && <CheckIcon />}
              </span>
              <div className={styles.words}>
                <Heading level={3}>{title}</Heading>
                {text && <Text>{text}</Text>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Band>
  );
}
