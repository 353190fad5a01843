import { canAskSecondLook, inquiryIssues, severalLines } from "@kaitori/domain";
import { sendInquiry } from "@kaitori/wire";
import { conflict, refuseIssues } from "../../http/errors.ts";
import { handle, type Route } from "../../http/handle.ts";
import { countAccountUse } from "../../http/rate-limit.ts";
import { lockOwnEntry } from "../own-entry.ts";
import { openInquiry } from "./open-task.ts";

export const inquiryRoutes: readonly Route[] = [
  handle(sendInquiry, async (request) => {
    const { body, applicant, brand, services, now } = request;
    refuseIssues(inquiryIssues(body));
    // A complaint stops contacts about a delay.
    const kind = body.is_complaint ? "complaint" : body.is_second_look ? "secondLook" : "inquiry";
    // Checked after the input, so that invalid input does not count towards the limit.
    await countAccountUse(request, kind === "complaint" ? "complaints" : "inquiries", applicant.id);
    const inquiry = await request.transactionOnce(async (transaction) => {
      const entry = body.entry === null ? null : await lockOwnEntry(transaction, applicant.id, body.entry);
      if (kind === "secondLook" && !(entry && canAskSecondLook(entry)))
        throw conflict("secondLookNotOffered", entry ? { entry_status: entry.status } : {});
      const base = { brand, services, applicantId: applicant.id, entry, now };
      const opened = await openInquiry(transaction, {
        ...base,
        kind,
        message: severalLines(body.message ?? ""),
      });
      // Only a second look is limited to one; other kinds may be open several times.
      if (!opened) throw conflict("secondLookAsked");
      return opened;
    });
    services.jobs.wake();
    return inquiry;
  }),
];
