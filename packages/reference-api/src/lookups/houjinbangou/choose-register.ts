import * as v from "valibot";
import type { Config } from "../../config/read-config.ts";
import type { CorporateRegister } from "../../http/services.ts";
import type { Log } from "../../log.ts";
import corporations from "./demo-register.json" with { type: "json" };
import { createMemoryRegister } from "./register-in-memory.ts";
import { taxAgencyRegister } from "./tax-agency-register.ts";

/** Number, name, kana and address of each company. */
const rows = v.parse(v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])), corporations);

/** Invented companies with valid numbers that are never issued. */
export const demoCorporations = rows.map(([houjinbangou, name, kana, address]) => ({
  houjinbangou,
  name,
  kana,
  address,
}));

export const demoRegister = () => createMemoryRegister(demoCorporations);

/** Chooses the tax agency's register if an application id is set; otherwise none in production and a demo elsewhere. */
export function chooseRegister(
  { houjinbangouId, environment }: Pick<Config, "houjinbangouId" | "environment">,
  log: Log,
): CorporateRegister {
  if (houjinbangouId) return taxAgencyRegister({ id: houjinbangouId, log });
  return environment === "production" ? { search: async () => [] } : demoRegister();
}
