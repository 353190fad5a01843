import type { ApiClient } from "@kaitori/api-client";
import {
  getProfile,
  type Profile,
  type ProfileInput,
  updateProfile,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
} from "@kaitori/wire";
import type { ProfileValues } from "./profile-values.ts";
import { fieldsOf, type ProfileSection, sectionsOf } from "./sections.ts";

export async function saveSection(
  api: Pick<ApiClient, "call">,
  section: ProfileSection,
  values: ProfileValues,
): Promise<Profile> {
  const body = inputOf(values, fieldsOf(section, values));
  const savedProfile = await save(api, section, body);
  // A server may respond without the profile.
  return savedProfile ?? (await api.call(getProfile));
}

function save(api: Pick<ApiClient, "call">, section: ProfileSection, body: ProfileInput) {
  if (section === "identity") return api.call(updateProfileNameAndIdentity, { body });
  if (section === "business") return api.call(updateProfile, { body });
  return api.call(updateProfileWithoutSectorAndBusinessSummary, { body });
}

export async function saveWholeProfile(api: Pick<ApiClient, "call">, values: ProfileValues): Promise<void> {
  const fields = sectionsOf(values).flatMap((section) => fieldsOf(section, values));
  await api.call(updateProfile, { body: inputOf(values, ["corporate_division", ...fields]) });
}

/** The fields in API format: files by reference, and the document type only with documents. */
function inputOf(values: ProfileValues, fields: readonly (keyof ProfileValues)[]): ProfileInput {
  const changes = Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<ProfileValues>;
  const { addfiles, identity_document_type, ...rest } = changes;
  return {
    ...rest,
    ...(addfiles && addfiles.length > 0 && { addfiles: addfiles.map((id) => ({ id })) }),
    ...(identity_document_type && addfiles?.length !== 0 && { identity_document_type }),
  };
}
