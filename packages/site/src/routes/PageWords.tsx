import { VisuallyHidden } from "@kaitori/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { PageWords as Words } from "./page-payload.ts";

/** Title and description of the page; on a change of page the heading gets the focus and the title is spoken. */
export function PageWords() {
  const { pathname } = useLocation();
  const words = (useMatches().at(-1)?.loaderData as { words: Words } | undefined)?.words;
  const [spoken, setSpoken] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (!words) return;
    document.title = words.title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", words.description);
  }, [words]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setSpoken(document.title);
    const heading = document.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
