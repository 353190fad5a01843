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
  const registrationCost = seller.isIndividual ? "" : say.registrationCost;
  const values = { ...legalValues(settings), notice, registrationCost };
  return articlesOf(copy, agreementCopy, values).map(articleInWords);
}

const articleInWords = ({ title, lines }: Article, index: number) =>
  [`第${index + 1}条（${title}）`, ...numbered(lines)].join("\n");

/** One of a list within a paragraph: 一　…. */
const isItem = (line: string) => /^[一二三四五六七八九十]+　/.test(line);

/** Several paragraphs are numbered from the second on, as contracts do; the items of a list have their own. */
function numbered(lines: readonly string[]): string[] {
  let paragraph = 0;
  return lines.map((line) => {
    if (isItem(line)) return line;
    paragraph += 1;
    return paragraph === 1 ? line : `${paragraph}　${line}`;
  });
}

interface Seller {
  readonly seller: string;
  readonly sellerAddress: string;
  readonly sellerRepresentative: string;
}

/** Who concludes it, each with address and representative. */
export const agreementParties = ({ copy, settings: { legal } }: BrandOfAgreement, seller: Seller): string =>
  copyOf(copy, agreementCopy).parties({
    ...seller,
    company: legal.company,
    companyAddress: `〒${legal.zipcode} ${legal.address}`,
    companyRepresentative: legal.representative,
  });
