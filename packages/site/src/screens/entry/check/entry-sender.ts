import { type ApiClient, ApiError, NetworkError, withFormattedHolderNames } from "@kaitori/api-client";
import { type CallBody, createEntry, getDraftEntry } from "@kaitori/wire";
import { contentOf } from "#application/entry/draft/draft-content.ts";
import { type InvoiceValues, readEntry } from "../invoices/invoice-values.ts";

interface Sending {
  readonly text: string;
  readonly body: CallBody<typeof createEntry>;
  readonly idempotencyKey: string;
}

/**
 * Sends an entry whole, with the papers that the other steps have put into the draft. The entry empties the draft:
 * pressed again after an answer was lost, the same text goes out as it was read the first time, and the server does it once.
 */
export function entrySender(api: ApiClient) {
  let last: Sending | undefined;

  async function read(text: string, entry: ReturnType<typeof readEntry>, draftVersion: number) {
    const { banks, bank_account, addfiles } = contentOf(await api.call(getDraftEntry));
    const body = {
      ...withFormattedHolderNames(entry),
      banks,
      bank_account,
      addfiles: addfiles.map(({ id }) => ({ id })),
      draft_version: draftVersion,
    };
    return { text, body, idempotencyKey: crypto.randomUUID() };
  }

  return async (values: InvoiceValues, draftVersion: number): Promise<void> => {
    const entry = readEntry(values);
    const text = JSON.stringify([entry, draftVersion]);
    const sending = last?.text === text ? last : await read(text, entry, draftVersion);
    last = sending;
    try {
      const { body, idempotencyKey } = sending;
      await api.call(createEntry, { body, idempotencyKey });
    } catch (error) {
      if (!mayBeDone(error)) last = undefined;
      throw error;
    }
  };
}

/** No response, or one that does not state a refusal. */
const mayBeDone = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
