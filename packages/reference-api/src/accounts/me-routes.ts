import { markEntryPageVisit, me } from "@kaitori/wire";
import { getApplicant } from "../database/applicants.ts";
import { forbidden } from "../http/errors.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { findSignedInApplicant } from "../http/require-applicant.ts";
import { markEntryPageVisited } from "./applicant-store.ts";
import { currentUser } from "./current-user.ts";
import { leaveRoute } from "./leave.ts";
import { sessionAnswer } from "./session-answer.ts";

export const meRoutes = [
  leaveRoute,

  // A visitor is answered 403, which the client reads as "nobody" (R7.3). An individual whom the brand does not serve is
  // named all the same: the site must know whom it logs out and sends to /unsupported/ (R1.5).
  handlePublic(
    me,
    async (request) => {
      const applicant = await findSignedInApplicant(request);
      if (!applicant) throw forbidden("notLoggedIn");
      const { services, brand, now } = request;
      const user = await currentUser(services, brand, await getApplicant(services.database, applicant.id));
      return { ...user, session: sessionAnswer(applicant.session, now) };
    },
    "browser",
  ),

  handle(markEntryPageVisit, async ({ transaction, applicant, now }) => {
    await transaction((open) => markEntryPageVisited(open, applicant.id, now));
    return undefined;
  }),
];
