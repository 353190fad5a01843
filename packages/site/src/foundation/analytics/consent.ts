import type { Tags } from "@kaitori/brand/settings";
import { createStore, type StoreApi } from "zustand/vanilla";
import { browserStore } from "#parts/browser-store/browser-store.ts";

export type ConsentAnswer = "allowed" | "refused";

export interface Consent {
  /** Undefined until the visitor has answered. */
  readonly store: StoreApi<ConsentAnswer | undefined>;
  isGiven(): boolean;
  answer(answer: ConsentAnswer): void;
}

interface StoredConsent {
  readonly answer: ConsentAnswer;
  readonly to: string;
}

const consentStore = browserStore("tag_consent", {
  days: 365,
  isValid: (value): value is StoredConsent =>
    typeof value === "object" &&
    value !== null &&
    "to" in value &&
    "answer" in value &&
    (value.answer === "allowed" || value.answer === "refused"),
});

const consents = new WeakMap<Tags, Consent>();

/** The visitor's consent to these tags; changed tags need a new answer. */
export function consentTo(tags: Tags): Consent {
  const consent = consents.get(tags) ?? createConsent(tags);
  consents.set(tags, consent);
  return consent;
}

function createConsent({ consent, list }: Tags): Consent {
  const to = JSON.stringify(list);
  const previousAnswer = consentStore.read();
  const store = createStore<ConsentAnswer | undefined>(() =>
    previousAnswer?.to === to ? previousAnswer.answer : undefined,
  );
  return {
    store,
    isGiven: () => (store.getState() ?? (consent === "inform" ? "allowed" : "refused")) === "allowed",
    answer(answer) {
      consentStore.save({ answer, to });
      store.setState(answer, true);
    },
  };
}
