import { demoPassword } from "../demo/demo-account.ts";
import type { Services } from "../services.ts";
import { addStaff } from "./add-staff.ts";

export const demoStaffEmail = "desk@example.jp";

/** One person at the desk of every brand; in development only, like all demonstration accounts. */
export const seedDemoStaff = (services: Services) =>
  addStaff(services, {
    email: demoStaffEmail,
    name: "審査担当",
    password: demoPassword,
    brands: services.brands.map(({ name }) => name),
  });
