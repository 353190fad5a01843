import { VisuallyHidden } from "@kaitori/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { stateWords } from "./find-page-words.ts";
import type { PageWords as Words } from "./page-payload.ts";

interface PageData {
  readonly words: Words;
  readonly states?: Readonly<Record<string, Words>>;
}

/** Sets title and description; after navigation focuses the heading. */
export function PageWords() {
  const { pathname, search } = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData as PageData | undefined;
  const words = (loaderData?.states && stateWords(loaderData.states, search)) ?? loaderData?.words;
  const [spokenTitle, setSpokenTitle] = useState("");
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (!words) return;
    document.title = words.title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", words.description);
  }, [words]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setSpokenTitle(document.title);
    const heading = document.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{spokenTitle}</span>
    </VisuallyHidden>
  );
}
