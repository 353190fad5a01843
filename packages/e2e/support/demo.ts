import { existsSync, readFileSync } from "node:fs";
import { testedBrand } from "./words.ts";

export const demoPassword = "kaitori-demo";
/** Secret of the authenticator app of all desk users. */
export const authenticatorSecret = "KAITORIKAITORIKAITORIKAITORIKAIT";
export const accountReadyToApply = { email: "ready@demo.example" };

/** Name of the applicant in the demo accounts of the tested brand. */
export function demoNameOf(): string {
  const file = new URL(`../../../brands/${testedBrand().name}/demo.json`, import.meta.url);
  if (!existsSync(file)) return "金子 みさき";
  const { corporate } = JSON.parse(readFileSync(file, "utf8")).people;
  return `${corporate.last_name} ${corporate.first_name}`;
}
