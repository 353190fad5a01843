import { useMemo } from "react";
import { useSite } from "../site/SiteProvider.tsx";

/** What nobody should make a password of: the service, and what is known of the person. */
export function usePasswordWords(person: readonly string[] = noWords): readonly string[] {
  const { name, settings } = useSite().brand;
  const { serviceName, legal } = settings;
  return useMemo(
    () => [name, serviceName, legal.company, ...person],
    [name, serviceName, legal.company, person],
  );
}

const noWords: readonly string[] = [];
