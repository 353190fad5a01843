import type { Config } from "../../config/read-config.ts";
import type { CorporateRegister } from "../../http/services.ts";
import type { Log } from "../../log.ts";
import { demoRegister } from "./demo-register.ts";
import { taxAgencyRegister } from "./tax-agency-register.ts";

/** Asked with an application id; without one production suggests nobody, and development companies that were invented. */
export function registerOf(
  { houjinbangouId, environment }: Pick<Config, "houjinbangouId" | "environment">,
  log: Log,
): CorporateRegister {
  if (houjinbangouId) return taxAgencyRegister({ id: houjinbangouId, log });
  return environment === "production" ? { search: async () => [] } : demoRegister();
}
