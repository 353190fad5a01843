import * as v from "valibot";
import { documented } from "./documented.ts";
import { LinkTarget } from "./values.ts";

const Elsewhere = v.strictObject({
  pre_entry: v.optional(documented("Address of the questions before the profile.", LinkTarget)),
});

export const Server = v.strictObject({
  level: v.optional(
    documented(
      "Level of the server: 0 if it has only the calls of the specification, 1 if it also has those that this product adds. The build renders the pages for this level; without the setting the pages ask the server.",
      v.picklist([0, 1]),
    ),
  ),
  elsewhere: v.optional(
    documented("Addresses outside the application for functions that a server of level 0 lacks.", Elsewhere),
  ),
});
export type Server = v.InferOutput<typeof Server>;
