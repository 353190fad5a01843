import * as v from "valibot";
import { documented } from "./documented.ts";
import { MailAddress, Text } from "./values.ts";

/** These providers tell receivers to reject mails that other servers send in their name (DMARC). */
const publicMail =
  /@(gmail\.com|googlemail\.com|yahoo\.co\.jp|ymail\.ne\.jp|outlook\.(?:com|jp)|hotmail\.(?:com|co\.jp)|live\.jp|icloud\.com|me\.com|docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.ne\.jp)$/i;

const SenderAddress = v.pipe(
  MailAddress,
  v.check(
    (address) => !publicMail.test(address),
    ({ input }) =>
      `must be at a domain of your own: mails from ${input.slice(input.indexOf("@") + 1)} that another server sends are refused`,
  ),
);

export const Sender = v.strictObject({
  name: documented("Name that applicants see as the sender.", Text),
  address: documented("Address that mails come from.", SenderAddress),
});
