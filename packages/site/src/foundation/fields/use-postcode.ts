import { lookUpPostcode, type PostcodeAddress } from "@kaitori/wire";
import { useRef, useState } from "react";
import { useSite } from "../site/SiteProvider.tsx";

type Lookup =
  | { readonly kind: "nothing" | "searching" | "unknown" }
  | { readonly kind: "choices"; readonly addresses: readonly PostcodeAddress[] };

/** Looks up the address of a postcode: fills in a single match, offers several (B1). */
export function usePostcode(take: (address: { prefecture: string; city: string }) => void) {
  const { api } = useSite();
  const [found, setFound] = useState<Lookup>({ kind: "nothing" });
  const latestPostcode = useRef("");

  const choose = ({ prefecture, city, town }: PostcodeAddress) => {
    take({ prefecture, city: city + town });
    setFound({ kind: "nothing" });
  };
  const search = async (zipcode: string) => {
    latestPostcode.current = zipcode;
    setFound({ kind: "searching" });
    // If the lookup fails, the user types the address.
    const addresses = await api.call(lookUpPostcode, { query: { zipcode } }).catch(() => null);
    if (latestPostcode.current !== zipcode) return;
    if (addresses === null) setFound({ kind: "nothing" });
    else if (addresses.length === 0) setFound({ kind: "unknown" });
    else if (addresses.length === 1 && addresses[0]) choose(addresses[0]);
    else setFound({ kind: "choices", addresses });
  };
  return { found, search, choose };
}
