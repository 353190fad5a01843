import { type ApiClient, type CallOptions, ServerError } from "@kaitori/api-client";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { copyOf } from "@kaitori/brand/text";
import {
  type CallAnswer,
  type CallDefinition,
  type contractEntry,
  createEntry,
  Entry,
  getDraftEntry,
  getEntry,
  getFormDraft,
  putDraftEntry,
  putFormDraft,
  removeAdditions,
} from "@kaitori/wire";
import type { Fallbacks } from "#foundation/server/with-fallbacks.ts";
import type { Toasts } from "#foundation/toasts/toasts.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { withoutPictures } from "../entry/without-pictures.ts";
import { createMemoryDrafts } from "./memory-drafts.ts";

type FallbackEnvironment = {
  readonly client: ApiClient;
  readonly brand: RuntimeBrand;
  readonly toasts: Toasts;
  /** The window, whose `beforeunload` asks before drafts in memory are lost. */
  readonly page: EventTarget;
};

export function createFallbacks({ client, brand, toasts, page }: FallbackEnvironment): Fallbacks {
  const drafts = createMemoryDrafts(
    () => toasts.show("notice", copyOf(brand.copy, unsavedCopy).inMemoryOnce),
    page,
  );
  const rows: readonly Row[] = [
    row(getDraftEntry, () => drafts.entry()),
    row(putDraftEntry, ({ body }) => drafts.saveEntry(body)),
    row(getFormDraft, ({ params }) => drafts.form(params.name)),
    row(putFormDraft, ({ params, body }) => drafts.saveForm(params.name, body.version, body.input)),
  ];
  const answerOf = new Map(rows);

  return {
    async answer(call, options) {
      const answer = answerOf.get(call);
      if (answer) return answer(options as never);
      // A list that the server does not have is empty.
      if (call.method === "GET" && call.answer?.type === "array") return [];
      throw notSupported();
    },
    async addMissingFields(options) {
      // The caller has checked the types of the options.
      const { params, body } = options as CallOptions<typeof contractEntry>;
      const loaded = withoutPictures(await client.call(getEntry, { params }));
      // A parsed record has defaults for added fields; only fields with a value came from the server.
      const entry = removeAdditions(Entry, loaded, hasValue) as Entry;
      const chosenIds = new Set(body.claims.map(({ id }) => id));
      return { ...options, body: { ...entry, claims: entry.claims.filter(({ id }) => chosenIds.has(id)) } };
    },
    onSuccess(call) {
      if (call === createEntry) drafts.deleteEntry();
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

const hasValue = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

const notSupported = () => new ServerError(501, undefined, undefined, {});
