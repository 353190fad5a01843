import { additionNames } from "@kaitori/domain";
import * as v from "valibot";
import { documented } from "./documented.ts";
import { LinkTarget } from "./values.ts";

const Elsewhere = v.strictObject({
  pre_entry: v.optional(documented("Where the questions before the profile are asked.", LinkTarget)),
  mail_change: v.optional(documented("Where the mail address is changed.", LinkTarget)),
});

export const Server = v.strictObject({
  has: documented(
    "What the server has beyond the specification: all, none, or the names of what it has.",
    v.union([v.picklist(["all", "none"]), v.array(v.picklist(additionNames))]),
  ),
  elsewhere: v.optional(
    documented("Addresses outside the application for what the server does not have.", Elsewhere),
  ),
});
export type Server = v.InferOutput<typeof Server>;
