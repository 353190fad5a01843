import { passwordWords } from "@kaitori/domain";
import { useMemo } from "react";
import { useSite } from "../site/SiteProvider.tsx";

export function usePasswordWords(user?: Parameters<typeof passwordWords>[1]): readonly string[] {
  const { brand } = useSite();
  return useMemo(() => passwordWords(brand, user), [brand, user]);
}
