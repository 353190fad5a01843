import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";

export const PostcodeAddress = record("PostcodeAddress", {
  prefecture: v.string(),
  city: v.string(),
  town: v.string(),
});
export type PostcodeAddress = v.InferOutput<typeof PostcodeAddress>;

/** The addresses of a postcode: usually one, several if it spans towns, none if it is unknown (B1). */
export const lookUpPostcode = call({
  summary: "List the addresses of a postcode",
  method: "GET",
  path: "ext/postcode/",
  query: { zipcode: v.string() },
  answer: v.array(PostcodeAddress),
  sinceServerLevel: 1,
});
