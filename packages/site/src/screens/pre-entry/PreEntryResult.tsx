import { getPreEntryResult } from "@kaitori/wire";
import { redirect } from "react-router";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { Declined } from "./Declined.tsx";
import { Passed } from "./Passed.tsx";

/** Without answers there is no result: the questions come first. */
export async function load({ site }: LoadArgs) {
  const result = await site.api.call(getPreEntryResult);
  if (result.answered_at === null) throw redirect("/register/pre_entry/");
  return result;
}

export function Screen() {
  const { declined, reasons } = useScreenData<typeof load>();
  return declined ? <Declined reasons={reasons} /> : <Passed />;
}
