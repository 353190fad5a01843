import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";

export const Health = record("Health", { status: v.literal("ok"), version: v.string() });
export type Health = v.InferOutput<typeof Health>;

export const getHealth = call({ method: "GET", path: "health/", answer: Health, addition: "health" });
