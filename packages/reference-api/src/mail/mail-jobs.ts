import * as v from "valibot";
import type { JobHandler, JobHandlers } from "../jobs/job-runner.ts";
import type { Services } from "../services.ts";
import { findUnsentMail, markMailSent } from "./mail-store.ts";
import { sendMailJob } from "./queue-mail.ts";

const Payload = v.object({ mail: v.number() });

export const mailJobs = (services: Services): JobHandlers => ({ [sendMailJob]: sendMail(services) });

/** Sends one mail of the outbox; a mail that was sent just before a crash may go out twice, never not at all. */
const sendMail =
  ({ database, brands, mail: transport, clock }: Services): JobHandler =>
  async (payload) => {
    const mail = await findUnsentMail(database, v.parse(Payload, payload).mail);
    if (!mail) return;
    const brand = brands.find(({ name }) => name === mail.brand);
    if (!brand) throw new Error(`No brand ${mail.brand}`);
    const { sender, hosts } = brand.settings;
    await transport.send({
      from: sender,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      messageId: `<mail-${mail.id}@${hosts[0]}>`,
    });
    await markMailSent(database, mail.id, clock());
  };
