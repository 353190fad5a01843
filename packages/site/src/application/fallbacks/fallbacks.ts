import { type ApiClient, type CallOptions, ServerError } from "@kaitori/api-client";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { copyOf } from "@kaitori/brand/text";
import { ClaimStatus } from "@kaitori/domain";
import {
  type CallAnswer,
  type CallDefinition,
  type contractEntry,
  createEntry,
  Entry,
  getContractDocument,
  getContractTerms,
  getDraftEntry,
  getEntry,
  getFormDraft,
  getProfile,
  getPublicSettings,
  getSuppressEntries,
  type Id,
  idOfText,
  me,
  putDraftEntry,
  putFormDraft,
  specifiedPart,
} from "@kaitori/wire";
import type { Fallbacks } from "#foundation/server/with-fallbacks.ts";
import type { Toasts } from "#foundation/toasts/toasts.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { createMemoryDrafts } from "./memory-drafts.ts";
import { termsOf } from "./terms-of.ts";

type FallbackEnvironment = {
  /** Calls the server directly. */
  readonly plain: ApiClient;
  readonly brand: ShellBrand;
  readonly toasts: Toasts;
  /** Its `pagehide` loses the drafts kept in memory. */
  readonly page: EventTarget;
};

export function createFallbacks({ plain, brand, toasts, page }: FallbackEnvironment): Fallbacks {
  const drafts = createMemoryDrafts(
    () => toasts.say("notice", copyOf(brand.copy, unsavedCopy).inMemoryOnce),
    page,
  );
  const entryOf = (options: { readonly params: { readonly id: Id } }) => plain.call(getEntry, options);

  const sellerNow = async () => {
    const [user, profile] = await Promise.all([plain.call(me), plain.call(getProfile).catch(() => null)]);
    return { user, profile };
  };

  const rows: readonly Row[] = [
    row(getDraftEntry, () => drafts.entry()),
    row(putDraftEntry, ({ body }) => drafts.keepEntry(body)),
    row(getFormDraft, ({ params }) => drafts.form(params.name)),
    row(putFormDraft, ({ params, body }) => drafts.keepForm(params.name, body.version, body.input)),
    row(getContractTerms, async ({ params, query }) => {
      const chosen = query?.claims?.split(",").map(idOfText);
      const [entry, seller] = await Promise.all([entryOf({ params }), sellerNow()]);
      return termsOf(
        brand,
        entry,
        seller,
        ({ id, status }) => status === ClaimStatus.canBuy && (chosen?.includes(id) ?? true),
      );
    }),
    row(getContractDocument, async ({ params }) => {
      const [entry, seller] = await Promise.all([entryOf({ params }), sellerNow()]);
      if (entry.contracted_at === null) throw nothingThere();
      return { ...termsOf(brand, entry, seller, () => true), signed_at: entry.contracted_at };
    }),
    row(getPublicSettings, async () => {
      const { individuals, maintenance, legal } = brand.settings;
      // A server in maintenance does not answer this call.
      await plain.call(getSuppressEntries);
      const { on, until = null } = maintenance;
      return { individuals, maintenance: { on, until }, terms_version: legal.revised };
    }),
  ];
  const answers = new Map(rows);

  return {
    async answer(call, options) {
      const answer = answers.get(call);
      if (answer) return answer(options as never);
      // A list that the server does not have is empty.
      if (call.method === "GET" && call.answer?.type === "array") return [];
      throw nothingThere();
    },
    async complete(options) {
      // The caller has checked the types of the options.
      const { params, body } = options as CallOptions<typeof contractEntry>;
      // A parsed record has defaults for our own fields; the others are the server's.
      const entry = specifiedPart(Entry, await entryOf({ params }), isSaid) as Entry;
      const chosen = new Set(body.claims.map(({ id }) => id));
      return { ...options, body: { ...entry, claims: entry.claims.filter(({ id }) => chosen.has(id)) } };
    },
    done(call) {
      if (call === createEntry) drafts.dropEntry();
    },
    remember: drafts.remember,
    forget: drafts.forget,
  };
}

type Row = readonly [CallDefinition, (options: never) => unknown];

const row = <Call extends CallDefinition>(
  call: Call,
  answer: (options: CallOptions<Call>) => CallAnswer<Call> | Promise<CallAnswer<Call>>,
): Row => [call, answer];

const isSaid = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

const nothingThere = () => new ServerError(501, undefined, undefined, {});
