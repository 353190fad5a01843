import { useEffect, useState } from "react";
import type { ComboboxOption, ComboboxSearch } from "./option.ts";

type SearchState = { searching: boolean; options: readonly ComboboxOption[] };
const noResults: SearchState = { searching: false, options: [] };

const typingPauseMs = 150;

/** Searches when typing pauses, and ignores outdated results. */
export function useSearch(typed: string, search: ComboboxSearch): SearchState {
  const [state, setState] = useState(noResults);
  useEffect(() => {
    if (typed.trim() === "") {
      setState(noResults);
      return;
    }
    const controller = new AbortController();
    setState(({ options }) => ({ searching: true, options }));
    const pause = setTimeout(async () => {
      const options = await search(typed, controller.signal).catch(() => []);
      if (!controller.signal.aborted) setState({ searching: false, options });
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [typed, search]);
  return state;
}
