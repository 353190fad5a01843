import type { Tags } from "@kaitori/brand/settings";
import { createStore } from "zustand/vanilla";
import { isRecord } from "#parts/is-record.ts";
import { browserStore } from "../browser-store/browser-store.ts";

export type ConsentAnswer = "allowed" | "refused";

interface StoredConsent {
  readonly answer: ConsentAnswer;
  /** The list of tags, as JSON. */
  readonly to: string;
}

const consentStore = browserStore("tag_consent", {
  days: 365,
  isValid: (value): value is StoredConsent =>
    isRecord(value) && "to" in value && (value.answer === "allowed" || value.answer === "refused"),
});

const consents = new WeakMap<Tags, ReturnType<typeof createConsent>>();

/** The visitor's consent to these tags; changed tags need a new answer. */
export function consentTo(tags: Tags) {
  const consent = consents.get(tags) ?? createConsent(tags);
  consents.set(tags, consent);
  return consent;
}

function createConsent({ consent, list }: Tags) {
  const tagList = JSON.stringify(list);
  const previousAnswer = consentStore.read();
  const store = createStore<ConsentAnswer | undefined>(() =>
    previousAnswer?.to === tagList ? previousAnswer.answer : undefined,
  );
  return {
    store,
    isGiven: (): boolean =>
      (store.getState() ?? (consent === "inform" ? "allowed" : "refused")) === "allowed",
    answer(answer: ConsentAnswer): void {
      consentStore.save({ answer, to: tagList });
      store.setState(answer, true);
    },
  };
}
