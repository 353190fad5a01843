import { agreementCopy } from "../copy/agreement.ts";
import { explanationCopy } from "../copy/explanation.ts";
import type { AgreedOffer, BrandOfOffer } from "./agreed-offer.ts";
import { agreementText } from "./agreement.ts";
import { copyOf } from "./copy-of.ts";
import { explanationText } from "./explanation.ts";

/** An offer's agreement, and the explanation to read before it, with the agreement's hash (B5, B16). */
export function offerTexts(brand: BrandOfOffer, offer: AgreedOffer, hashOf: (text: string) => string) {
  const text = agreementText(brand, offer);
  const hash = hashOf(text);
  const explanation = explanationText(brand, { offer, hash });
  return {
    title: copyOf(brand.copy, agreementCopy).title,
    text,
    hash,
    explanation: {
      title: copyOf(brand.copy, explanationCopy).title,
      text: explanation,
      hash: hashOf(explanation),
    },
  };
}
