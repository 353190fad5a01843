import { commonCopy } from "@kaitori/brand/copy/common";
import { VisuallyHidden } from "@kaitori/ui";
import { useLocation, useNavigation } from "react-router";
import { PageSkeleton } from "#layouts/PageSkeleton.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "./PendingPage.css.ts";

/**
 * Shows at once that a link was pressed, however long the page takes to load: below the header stands the frame of
 * the next page. The page that is being left stays behind it, with all that is typed, until the next one is there.
 */
export function PendingPage() {
  const { loading } = useCopy(commonCopy);
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  // The region stands before there is something to say: one that comes with its words is not heard everywhere.
  return (
    <div role="status">
      {next && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.runner} />
          </div>
          {next.pathname !== pathname && (
            <div className={styles.cover} style={besideHeader()} aria-hidden="true">
              <div className={styles.frame}>
                <PageSkeleton />
              </div>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Below the header, as far down as it is in sight; beside one that stands along the page. */
function besideHeader() {
  const header = document.querySelector("header")?.getBoundingClientRect();
  if (!header) return { insetBlockStart: 0 };
  return header.right < document.documentElement.clientWidth
    ? { insetBlockStart: 0, insetInlineStart: header.right }
    : { insetBlockStart: Math.max(0, header.bottom) };
}
