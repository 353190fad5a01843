import * as v from "valibot";
import { documented } from "./documented.ts";
import { Text } from "./values.ts";

export const Maintenance = v.strictObject({
  on: documented("If true, every page is the maintenance page.", v.boolean()),
  until: v.optional(documented("Time when the site opens again, as shown to applicants.", Text)),
});
export type Maintenance = v.InferOutput<typeof Maintenance>;
