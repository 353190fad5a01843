import { Text } from "@kaitori/ui";
import type { Entry, Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import * as styles from "./InadequateDescription.css.ts";

export interface InadequateDescriptionProps {
  readonly entry: Entry;
  readonly inadequacies: readonly Inadequacy[];
}

/** The specification's sentence for an inadequate entry, above the reasons of the items. */
export function InadequateDescription({ entry, inadequacies }: InadequateDescriptionProps): ReactNode {
  const { description_of_inadequate_document: description } = entry;
  if (isListOfReasons(description, inadequacies)) return null;
  return (
    <div className={styles.description}>
      <Text>{description}</Text>
    </div>
  );
}

/** Some servers list the reasons in the description. */
function isListOfReasons(description: string, inadequacies: readonly Inadequacy[]): boolean {
  const remainingText = inadequacies.reduce((text, { reason }) => text.replace(reason, ""), description);
  return remainingText.replace(/[\s・]/g, "") === "";
}
