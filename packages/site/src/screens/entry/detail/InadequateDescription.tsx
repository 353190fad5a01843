import { Text } from "@kaitori/ui";
import type { Entry, Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import * as styles from "./InadequateDescription.css.ts";

export interface InadequateDescriptionProps {
  readonly entry: Entry;
  readonly found: readonly Inadequacy[];
}

/** Why the entry came back, in the specification's one sentence for it; said once, also where each item has its own. */
export function InadequateDescription({ entry, found }: InadequateDescriptionProps): ReactNode {
  const { description_of_inadequate_document: description } = entry;
  if (description === "" || found.some(({ reason }) => reason === description)) return null;
  return (
    <div className={styles.description}>
      <Text>{description}</Text>
    </div>
  );
}
