import { useEffect, useState } from "react";
import type { ComboboxOption, ComboboxSearch } from "./option.ts";

type Found = { searching: boolean; options: readonly ComboboxOption[] };
const nothing: Found = { searching: false, options: [] };

/** Searches when typing pauses, and ignores outdated results. */
export function useSearch(typed: string, search: ComboboxSearch): Found {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (typed.trim() === "") {
      setFound(nothing);
      return;
    }
    const overtaken = new AbortController();
    setFound(({ options }) => ({ searching: true, options }));
    const pause = setTimeout(async () => {
      const options = await search(typed, overtaken.signal).catch(() => []);
      if (!overtaken.signal.aborted) setFound({ searching: false, options });
    }, 150);
    return () => {
      clearTimeout(pause);
      overtaken.abort();
    };
  }, [typed, search]);
  return found;
}
