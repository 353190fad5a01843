import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";

/** A registered company, suggested while its name is typed. */
export const Houjin = record("Houjin", {
  houjinbangou: v.string(),
  name: v.string(),
  address: v.string(),
});
export type Houjin = v.InferOutput<typeof Houjin>;

export const suggestHoujinbangou = call({
  summary: "Suggest companies of the register by name",
  method: "GET",
  path: "ext/houjinbangou/",
  query: { name: v.string() },
  answer: v.array(Houjin),
  answerUnspecified: true,
});
