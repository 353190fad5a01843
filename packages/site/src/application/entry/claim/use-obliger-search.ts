import type { ComboboxSearch } from "@kaitori/ui";
import { type Houjin, suggestHoujinbangou } from "@kaitori/wire";
import { useCallback, useRef } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** Searches the company register, and loads the chosen company. */
export function useObligerSearch(): {
  search: ComboboxSearch;
  houjinOf: (houjinbangou: string) => Houjin | undefined;
} {
  const { api } = useSite();
  const found = useRef(new Map<string, Houjin>());
  const search: ComboboxSearch = useCallback(
    async (name, signal) => {
      const companies = (await api.call(suggestHoujinbangou, { query: { name }, signal })) ?? [];
      for (const company of companies) found.current.set(company.houjinbangou, company);
      return companies.map(({ houjinbangou, name, address }) => ({
        id: houjinbangou,
        label: name,
        detail: address,
      }));
    },
    [api],
  );
  return { search, houjinOf: (houjinbangou) => found.current.get(houjinbangou) };
}
