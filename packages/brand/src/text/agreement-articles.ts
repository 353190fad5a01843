import { agreementCopy } from "../copy/agreement.ts";
import type { BrandSettings } from "../settings/schema.ts";
import { type Article, articlesOf } from "./articles.ts";
import { copyOf } from "./copy-of.ts";
import { legalValues } from "./legal-values.ts";

interface BrandOfAgreement {
  readonly copy: { readonly [key: string]: string | undefined };
  readonly settings: BrandSettings;
}

/** The articles of the agreement as they are true of the seller: only companies can be in the register of transfers. */
export function agreementArticles(
  { copy, settings }: BrandOfAgreement,
  seller: { readonly isIndividual: boolean },
): string[] {
  const say = copyOf(copy, agreementCopy);
  const notice = seller.isIndividual ? say.noticeOnly : say.noticeOrRegistration;
  return articlesOf(copy, agreementCopy, { ...legalValues(settings), notice }).map(articleInWords);
}

const articleInWords = ({ title, lines }: Article, index: number) =>
  [`第${index + 1}条（${title}）`, ...lines].join("\n");
