import {
  getProfile,
  updateProfile,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
} from "@kaitori/wire";
import { getApplicant } from "../database/applicants.ts";
import type { ProfileInput } from "../database/tables/own-records.ts";
import { handle } from "../http/handle.ts";
import { changeWithAddress } from "./mail-change.ts";
import { profileOf } from "./profile.ts";
import { changeProfile, type ProfileChange } from "./profile-change.ts";

/** The three calls differ in what their bodies may hold; a field that is left out stays as it is. */
const change = (request: ProfileChange, input: ProfileInput) =>
  request.transaction(async (open) => profileOf(open, await changeProfile(request, open, input)));

export const profileRoutes = [
  handle(getProfile, async ({ transaction, applicant }) =>
    transaction(async (open) => profileOf(open, await getApplicant(open, applicant.id))),
  ),
  handle(updateProfile, async (request) => {
    const { email, ...input } = request.body;
    return changeWithAddress(request, email, () => change(request, input));
  }),
  handle(updateProfileWithoutSectorAndBusinessSummary, async (request) => change(request, request.body)),
  handle(updateProfileNameAndIdentity, async (request) => change(request, request.body)),
];
