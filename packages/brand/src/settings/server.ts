import * as v from "valibot";
import { documented } from "./documented.ts";
import { LinkTarget } from "./values.ts";

const Elsewhere = v.strictObject({
  pre_entry: v.optional(documented("Where the questions before the profile are asked.", LinkTarget)),
});

export const Server = v.strictObject({
  level: v.optional(
    documented(
      "Level of the server: 0 for the calls of the specification alone, 1 for this product's own. The pages are rendered by it; left out, they find it out.",
      v.picklist([0, 1]),
    ),
  ),
  elsewhere: v.optional(
    documented("Addresses outside the application for what a server of level 0 does not have.", Elsewhere),
  ),
});
export type Server = v.InferOutput<typeof Server>;
