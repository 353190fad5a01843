import { profileCopy } from "@kaitori/brand/copy/profile";
import { Card, CircleCheckIcon, Link, SmallHeading, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "./SectionList.css.ts";

export interface ListedSection {
  readonly id: string;
  readonly title: string;
  readonly isDone?: boolean;
}

export function SectionList({ sections }: { sections: readonly ListedSection[] }) {
  const words = useCopy(profileCopy);
  return (
    <aside className={styles.aside}>
      <Card>
        <nav aria-labelledby="sections">
          <Stack gap="xs">
            <SmallHeading id="sections">{words.sections}</SmallHeading>
            <ul>
              {sections.map(({ id, title, isDone }) => (
                <li key={id} className={styles.item}>
                  <Link variant="subtle" href={`#${id}`}>
                    {title}
                  </Link>
                  {isDone && (
                    <span className={styles.doneLabel}>
                      <CircleCheckIcon size="small" />
                      {words.complete}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Stack>
        </nav>
      </Card>
    </aside>
  );
}
