import { Text } from "@kaitori/ui";
import type { Entry, Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import * as styles from "./InadequateDescription.css.ts";

export interface InadequateDescriptionProps {
  readonly entry: Entry;
  readonly inadequacies: readonly Inadequacy[];
}

/** The specification's sentence for a returned entry; shown once, above the reasons of the items. */
export function InadequateDescription({ entry, inadequacies }: InadequateDescriptionProps): ReactNode {
  const { description_of_inadequate_document: description } = entry;
  if (isSaidBy(inadequacies, description)) return null;
  return (
    <div className={styles.description}>
      <Text>{description}</Text>
    </div>
  );
}

/** The description of some servers is the list of the reasons. */
function isSaidBy(inadequacies: readonly Inadequacy[], description: string): boolean {
  const ownWords = inadequacies.reduce((text, { reason }) => text.replace(reason, ""), description);
  return ownWords.replace(/[\s・]/g, "") === "";
}
