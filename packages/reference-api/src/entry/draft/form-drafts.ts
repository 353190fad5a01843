import { type FormDraft, getFormDraft, putFormDraft } from "@kaitori/wire";
import type { DraftRow } from "../../database/tables/draft-tables.ts";
import { conflict, tooLarge } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import type { Route } from "../../http/route.ts";
import {
  countOtherDrafts,
  deleteDraft,
  findDraft,
  keptDraft,
  staleDraft,
  writeDraft,
} from "./draft-store.ts";

/** Clients choose the names, so the number is limited; nobody leaves so many forms unfinished. */
const mostForms = 50;
/** Characters of one as JSON: many times what any form holds, so that drafts of an account are no store of files. */
const longestInput = 100_000;

/** Forms other than the entry's share the table; their names cannot meet the entry's. */
const formOf = (name: string) => `form:${name}`;

function formDraft(name: string, row: DraftRow | undefined): FormDraft {
  if (!row) return { name, version: 0, updated_at: null, input: null };
  return { name, version: row.version, updated_at: row.updated_at.toISOString(), input: row.content };
}

export const formDraftRoutes: readonly Route[] = [
  handle(getFormDraft, async ({ params, applicant, transaction }) =>
    transaction(async (inside) =>
      formDraft(
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
      if (JSON.stringify(body.input).length > longestInput) throw tooLarge("bodyTooLarge");
      if (body.version === 0 && (await countOtherDrafts(inside, name)) >= mostForms)
        throw conflict("tooManyDrafts");
      const { version, input: content, follows } = body;
      const saved = await writeDraft(inside, { ...name, version, content, follows, now });
      if (!saved) throw staleDraft(formDraft(params.name, await findDraft(inside, name)));
      return keptDraft(saved);
    }),
  ),
];
