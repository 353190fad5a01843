import { type FormDraft, getFormDraft, putFormDraft } from "@kaitori/wire";
import type { DraftRow } from "../../database/tables/draft-tables.ts";
import { conflict, tooLarge } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import type { Route } from "../../http/route.ts";
import {
  countOtherDrafts,
  deleteDraft,
  draftVersion,
  findDraft,
  staleDraft,
  writeDraft,
} from "./draft-store.ts";

/** Clients choose the names of forms, so their number is limited. */
const maximumForms = 50;
/** Maximum characters of the JSON, so that nobody stores files in drafts. */
const maximumInputLength = 100_000;

/** The prefix separates these names from the draft of the entry in the same table. */
const formOf = (name: string) => `form:${name}`;

function toFormDraft(name: string, row: DraftRow | undefined): FormDraft {
  if (!row) return { name, version: 0, updated_at: null, input: null };
  return { name, version: row.version, updated_at: row.updated_at.toISOString(), input: row.content };
}

export const formDraftRoutes: readonly Route[] = [
  handle(getFormDraft, async ({ params, applicant, transaction }) =>
    transaction(async (inside) =>
      toFormDraft(
        params.name,
        await findDraft(inside, { applicantId: applicant.id, form: formOf(params.name) }),
      ),
    ),
  ),
  handle(putFormDraft, async ({ params, body, applicant, now, transaction }) =>
    transaction(async (inside) => {
      const name = { applicantId: applicant.id, form: formOf(params.name) };
      if (body.input === null) {
        await deleteDraft(inside, name);
        return { version: 0, updated_at: null };
      }
      if (JSON.stringify(body.input).length > maximumInputLength) throw tooLarge("bodyTooLarge");
      if (body.version === 0 && (await countOtherDrafts(inside, name)) >= maximumForms)
        throw conflict("tooManyDrafts");
      const { version, input: content, follows } = body;
      const saved = await writeDraft(inside, { ...name, version, content, follows, now });
      if (!saved) throw staleDraft(toFormDraft(params.name, await findDraft(inside, name)));
      return draftVersion(saved);
    }),
  ),
];
