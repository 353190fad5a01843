import type { LinkProblem } from "@kaitori/wire";
import { useState } from "react";
import { takeFromAddress } from "#foundation/mail-link/take-from-address.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { ResetForm } from "./ResetForm.tsx";
import { ResetProblem } from "./ResetProblem.tsx";

/** The row of the page has seen that both are there (R2.10). */
export async function loadReset({ request }: LoadArgs) {
  const uid = new URL(request.url).searchParams.get("uid");
  const token = takeFromAddress(request, "token");
  return uid !== null && token !== null ? { uid, token } : null;
}

export function ResetScreen() {
  const link = useScreenData<typeof loadReset>();
  const [problem, setProblem] = useState<LinkProblem["reason"]>();
  if (link === null || problem) return <ResetProblem reason={problem ?? "unknown"} />;
  return <ResetForm link={link} onProblem={setProblem} />;
}
