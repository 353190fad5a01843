import { getPreEntryResult } from "@kaitori/wire";
import { redirect } from "react-router";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { Declined } from "./Declined.tsx";
import { Passed } from "./Passed.tsx";

/** Without answers there is no result: the questions come first. */
export async function load({ site }: LoadArgs) {
  const result = await site.api.call(getPreEntryResult);
  // Without the questions, the user's own record still says who is declined.
  const isUnasked = result.answered_at === null && !(result.declined && !site.server.has("pre_entry"));
  if (isUnasked) throw redirect("/register/pre_entry/");
  return result;
}

export function Screen() {
  const { declined, reasons } = useScreenData<typeof load>();
  return declined ? <Declined reasons={reasons} /> : <Passed />;
}
