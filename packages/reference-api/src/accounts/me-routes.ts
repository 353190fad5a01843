import { arrearsQuestion } from "@kaitori/brand/pre-entry";
import { financialStatementStatusToday, todayInTokyo, withdrawalStatementStatusToday } from "@kaitori/domain";
import { CurrentUser, markEntryPageVisit, me } from "@kaitori/wire";
import * as v from "valibot";
import type { ServedBrand } from "../brands/brand.ts";
import { getApplicant } from "../database/applicants.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { applicantFiles } from "../documents/applicant-files.ts";
import { readFurtherPapers } from "../documents/further-papers.ts";
import { forbidden } from "../http/errors.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { signature } from "../http/secrets.ts";
import { serverVersion } from "../http/server-version.ts";
import type { Services } from "../http/services.ts";
import { findSignedInApplicant, toSessionAnswer } from "../http/session-store.ts";
import { leaveRoute } from "./leave.ts";
import { findPreEntry } from "./pre-entry.ts";
import { hasSatisfiedProfile } from "./profile.ts";

export const meRoutes = [
  leaveRoute,

  // A visitor gets 403 (R7.3). An individual that the brand does not serve gets their data, because the site must log
  // them out and show /unsupported/ (R1.5).
  handlePublic(
    me,
    async (request) => {
      const applicant = await findSignedInApplicant(request);
      if (!applicant) throw forbidden("notLoggedIn");
      const { services, brand, now } = request;
      const user = await currentUser(services, brand, await getApplicant(services.database, applicant.id));
      return { ...user, session: toSessionAnswer(applicant.session, now) };
    },
    "browser",
  ),

  handle(markEntryPageVisit, async ({ transaction, applicant, now }) => {
    await transaction((executor) =>
      executor
        .updateTable("applicant")
        .set({ visited_at_entry_page_after_mail_verification: now })
        .where("id", "=", applicant.id)
        .where("visited_at_entry_page_after_mail_verification", "is", null)
        .execute(),
    );
    return undefined;
  }),
];

/** Revision of a profile that was never saved; the site then opens the profile form (R6.1). */
const initialRevision = 1;

/** Converts the applicant to the answer of the API (R3.1); the schema drops its other columns. */
async function currentUser(
  services: Services,
  brand: ServedBrand,
  applicant: Applicant,
): Promise<CurrentUser> {
  const today = todayInTokyo(services.clock());
  const [addfiles, preEntry, further_papers] = await Promise.all([
    applicantFiles(services.database, applicant.id, { kinds: ["identity", "delinquency"] }),
    findPreEntry(services.database, applicant.id),
    readFurtherPapers(services.database, brand, applicant.id, today),
  ]);
  const { declined = false, reasons = [], answered_at } = preEntry ?? {};
  const hasArrears = preEntry?.answers[arrearsQuestion] === "yes";
  const firstVisit = applicant.visited_at_entry_page_after_mail_verification;
  return v.parse(CurrentUser, {
    ...applicant,
    create_time: applicant.created_at.toISOString(),
    update_time: applicant.updated_at.toISOString(),
    withdrawals_detail_status: withdrawalStatementStatusToday(applicant, today),
    financial_statements_status: financialStatementStatusToday(applicant, today),
    addfiles,
    version: serverVersion,
    has_usable_password: applicant.password_hash !== null,
    has_satisfied_profile: hasSatisfiedProfile(applicant),
    allow_redirect_to_profile: applicant.revision === initialRevision,
    last_login: applicant.last_login?.toISOString() ?? null,
    visited_at_entry_page_after_mail_verification: firstVisit?.toISOString() ?? null,
    // The licensee may define segments; this server has none.
    user_segment: null,
    pre_entry: { declined, reasons, answered_at: answered_at?.toISOString() ?? null },
    further_papers,
    delinquency_wanted: hasArrears && !addfiles.some(({ kind }) => kind === "delinquency"),
    // Other services get only the hashed id.
    hashed_user_id: signature(services.config.secretKey, "hashed-user-id", String(applicant.id)),
  });
}
