import { Card, DocumentIcon, Heading, Stack } from "@kaitori/ui";
import * as styles from "./Documents.css.ts";

export interface WantedDocument {
  readonly name: string;
  readonly note: string;
}

/** The papers that one kind of applicant is asked for. */
export function DocumentList({ title, documents }: { title: string; documents: readonly WantedDocument[] }) {
  return (
    <Card>
      <Stack gap="s">
        <Heading level={3}>{title}</Heading>
        <ul>
          {documents.map(({ name, note }) => (
            <li key={name} className={styles.item}>
              <span className={styles.mark}>
                <DocumentIcon />
              </span>
              <div>
                <strong>{name}</strong>
                <div className={styles.note}>{note}</div>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
