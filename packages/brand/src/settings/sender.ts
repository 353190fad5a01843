import * as v from "valibot";
import { documented } from "./documented.ts";
import { MailAddress, Sentence } from "./values.ts";

export const Sender = v.strictObject({
  name: documented("Name that applicants see as the sender.", Sentence),
  address: documented("Address that mails come from.", MailAddress),
});
export type Sender = v.InferOutput<typeof Sender>;
