import { type ApiClient, refusalOf } from "@kaitori/api-client";
import { putFormDraft } from "@kaitori/wire";
import type { DraftPlace } from "./draft-place.ts";

/** The draft of a form outside the entry, stored under its own name. */
export const formDraftPlace = (api: Pick<ApiClient, "call">, name: string): DraftPlace => ({
  put: (version, input, follows) =>
    api.call(putFormDraft, {
      params: { name },
      body: { version, input: { ...input }, ...(follows && { follows: { ...follows } }) },
    }),
  currentOf: (error) => refusalOf(putFormDraft, 409, error)?.current,
  remove: () => api.call(putFormDraft, { params: { name }, body: { version: 0, input: null } }),
});
