import { VisuallyHidden } from "@kaitori/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { headOfQuery } from "./page-data.ts";
import type { PageHead } from "./page-payload.ts";

export interface PageData {
  readonly head: PageHead;
  readonly headsByQuery?: Readonly<Record<string, PageHead>>;
}

/** Sets title and description; after navigation focuses the heading. */
export function DocumentTitle() {
  const { pathname, search } = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData as PageData | undefined;
  const head = headOfQuery(loaderData?.headsByQuery, search) ?? loaderData?.head;
  const [announcedTitle, setAnnouncedTitle] = useState("");
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", head.description);
  }, [head]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setAnnouncedTitle(document.title);
    const heading = document.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{announcedTitle}</span>
    </VisuallyHidden>
  );
}
