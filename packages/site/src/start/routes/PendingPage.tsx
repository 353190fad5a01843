import { commonCopy } from "@kaitori/brand/copy/common";
import { VisuallyHidden } from "@kaitori/ui";
import { useLocation, useNavigation } from "react-router";
import { PageSkeleton } from "#layouts/PageSkeleton.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "./PendingPage.css.ts";

/** The current page stays mounted behind the skeleton with its typed text until the next one is ready. */
export function PendingPage() {
  const { loading } = useCopy(commonCopy);
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  // The live region is rendered before its text: some screen readers ignore a region that appears with text.
  return (
    <div role="status">
      {next && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.runner} />
          </div>
          {next.pathname !== pathname && (
            <div className={styles.cover} style={insetsBesideHeader()} aria-hidden="true">
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

/** Places the skeleton below the visible header, or beside a header at the side. */
function insetsBesideHeader() {
  const header = document.querySelector("header")?.getBoundingClientRect();
  if (!header) return { insetBlockStart: 0 };
  return header.right < document.documentElement.clientWidth
    ? { insetBlockStart: 0, insetInlineStart: header.right }
    : { insetBlockStart: Math.max(0, header.bottom) };
}
