import { areTokens } from "@kaitori/brand/tokens";
import { useEffect, useState } from "react";
import * as v from "valibot";
import type { SavedTokens } from "./draft.ts";

/** Address of the project's server, which loads and saves brands. */
export const endpoint = "./brands";

const Answer = v.object({
  canSave: v.literal(true),
  savedTokens: v.record(v.string(), v.custom<SavedTokens[string]>(areTokens)),
});

/** Brands in the repository; `canSave` is undefined until the server has answered. */
export function useRepository() {
  const [canSave, setCanSave] = useState<boolean>();
  const [savedTokens, setSavedTokens] = useState<SavedTokens>({});
  useEffect(() => {
    const read = async () => {
      const response = await fetch(endpoint);
      const answer = v.safeParse(Answer, response.ok ? await response.json() : undefined);
      setCanSave(answer.success);
      if (answer.success) setSavedTokens(answer.output.savedTokens);
    };
    read().catch(() => setCanSave(false));
  }, []);
  /** Stores the tokens that were just saved. */
  const addSaved = (more: SavedTokens) => setSavedTokens((before) => ({ ...before, ...more }));
  return { canSave, savedTokens, addSaved };
}
