import { passwordWords } from "@kaitori/domain";
import { useMemo } from "react";
import { useSite } from "../site/SiteProvider.tsx";

/** What nobody should make a password of, with what is known of the person. */
export function usePasswordWords(person?: Parameters<typeof passwordWords>[1]): readonly string[] {
  const { brand } = useSite();
  return useMemo(() => passwordWords(brand, person), [brand, person]);
}
