import { developmentCopy } from "@kaitori/brand/copy/development";
import { demoPassword, demoPayOutEmail, demoStaffEmail } from "../config/demo-account.ts";
import type { Services } from "../http/services.ts";
import { addStaff, enrol, oneTimeCode } from "./staff.ts";

/** Public secret for authenticator apps. */
const demoSecret = "KAITORIKAITORIKAITORIKAITORIKAIT";
export const demoCode = (now: Date) => oneTimeCode(demoSecret, now);

/** Adds two staff members for all brands: one decides, the other pays out. */
export async function seedDemoStaff(services: Services): Promise<void> {
  await seedStaffMember(services, demoStaffEmail, developmentCopy.texts.reviewer);
  await seedStaffMember(services, demoPayOutEmail, developmentCopy.texts.payer);
}

/** Leaves a real account with the address unchanged. */
async function seedStaffMember(services: Services, email: string, name: string): Promise<void> {
  const brands = services.brands.map((brand) => brand.name);
  const staff = await addStaff(services, {
    email,
    name,
    password: demoPassword,
    brands,
    demonstration: true,
  });
  if (staff) await enrol(services, staff.id, demoSecret);
}
