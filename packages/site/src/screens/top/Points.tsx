import {
  Card,
  CheckIcon,
  Columns,
  DocumentIcon,
  Heading,
  LockIcon,
  SearchIcon,
  Stack,
  Text,
} from "@kaitori/ui";
import { Band, type SectionData, useTopWords } from "./Band.tsx";
import * as styles from "./Points.css.ts";

export function Points({ title: ownTitle, items = [], variant = "cards" }: SectionData<"points">) {
  const { pointsTitle } = useTopWords();
  const title = ownTitle ?? pointsTitle;
  if (variant === "cards")
    return (
      <Band tone="subtle" title={title}>
        <Columns layout="thirds">
          {items.map(({ title, text }, index) => (
            <Card key={title} gap="m">
              <span className={styles.icon}>
                <PointIcon index={index} />
              </span>
              <Heading level={3}>{title}</Heading>
              <Text>{text}</Text>
            </Card>
          ))}
        </Columns>
      </Band>
    );
  if (variant === "numbered")
    return (
      <Band tone="surface" title={title}>
        <NumberedList items={items} />
      </Band>
    );
  return (
    <Band tone="subtle" title={title}>
      <ul className={styles.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <span className={styles.check} aria-hidden="true">
              <CheckIcon />
            </span>
            <Stack gap="s">
              <Heading level={3}>{title}</Heading>
              <Text>{text}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function NumberedList({ items }: { items: NonNullable<SectionData<"steps">["items"]> }) {
  return (
    <ol className={styles.numbered}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.numeral} aria-hidden="true" />
          <Stack gap="xs">
            <Heading level={3}>{title}</Heading>
            {text && <Text>{text}</Text>}
          </Stack>
        </li>
      ))}
    </ol>
  );
}

const icons = [LockIcon, SearchIcon, DocumentIcon] as const;

function PointIcon({ index }: { index: number }) {
  const Icon = icons[index % icons.length] ?? LockIcon;
  return <Icon size="large" />;
}
