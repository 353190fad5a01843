import { developmentCopy } from "@kaitori/brand/copy/development";
import { demoPassword, demoPayOutEmail, demoStaffEmail } from "../config/demo-account.ts";
import type { Services } from "../http/services.ts";
import { addStaff, enrol, oneTimeCode } from "./staff.ts";

/** Public secret for authenticator apps. */
const demoSecret = "KAITORIKAITORIKAITORIKAITORIKAIT";
export const demoCode = (now: Date) => oneTimeCode(demoSecret, now);

/** Adds two staff members for all brands: one decides, the other pays out. Leaves real accounts unchanged. */
export async function seedDemoStaff(services: Services): Promise<void> {
  const { reviewer, payer } = developmentCopy.texts;
  const brands = services.brands.map((brand) => brand.name);
  const account = { password: demoPassword, brands, demonstration: true };
  for (const [email, name] of [
    [demoStaffEmail, reviewer],
    [demoPayOutEmail, payer],
  ] as const) {
    const staff = await addStaff(services, { ...account, email, name });
    if (staff) await enrol(services, staff.id, demoSecret);
  }
}
