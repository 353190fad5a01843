import { demoPassword } from "../demo/demo-account.ts";
import type { Services } from "../services.ts";
import { addStaff } from "./add-staff.ts";

export const demoStaffEmail = "desk@example.jp";

/** One person at the desk of every brand; somebody real who has this address keeps the account. */
export const seedDemoStaff = (services: Services) =>
  addStaff(services, {
    email: demoStaffEmail,
    name: "審査担当",
    password: demoPassword,
    brands: services.brands.map(({ name }) => name),
    demonstration: true,
  });
