import { commonCopy } from "@kaitori/brand/copy/common";
import { VisuallyHidden } from "@kaitori/ui";
import { useNavigation } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "./PendingPage.css.ts";

/** Shows at once that a link was pressed, however long the page takes to load. */
export function PendingPage() {
  const { loading } = useCopy(commonCopy);
  const isPending = useNavigation().state !== "idle";
  // The region stands before there is something to say: one that comes with its words is not heard everywhere.
  return (
    <div role="status">
      {isPending && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.runner} />
          </div>
        </>
      )}
    </div>
  );
}
