import { addressKindOf, addressPhrases, type ClaimAnswers, isIndividual } from "@kaitori/domain";
import { agreementCopy } from "../copy/agreement.ts";
import { accountInWords } from "./account-in-words.ts";
import {
  type AgreedFigures,
  type AgreedOffer,
  type AgreedSeller,
  type BrandOfOffer,
  yenInWords,
} from "./agreed-offer.ts";
import { type Article, articlesOf } from "./articles.ts";
import { copyOf, type Overrides } from "./copy-of.ts";
import { datesOf } from "./dates.ts";
import { legalValues } from "./legal-values.ts";

/** The complete agreement. It does not depend on the time, so the same terms have the same hash (B5). */
export function agreementText(brand: BrandOfOffer, offer: AgreedOffer): string {
  const texts = copyOf(brand.copy, agreementCopy);
  const { date } = datesOf(brand.copy);
  const figuresInWords = ({
    purchase_principal_amount,
    purchase_fee,
    bank_charge,
    deposit_amount,
  }: AgreedFigures) => [
    ...(purchase_principal_amount
      ? [`${texts.schedulePrincipal}　${yenInWords(purchase_principal_amount)}`]
      : []),
    `${texts.scheduleFee}　${yenInWords(purchase_fee)}`,
    `${texts.scheduleCharge}　${yenInWords(bank_charge)}`,
    `${texts.scheduleReceived}　${yenInWords(deposit_amount)}`,
  ];
  return [
    partiesInWords(brand, offer.seller),
    texts.code({ code: offer.code }),
    ...agreementArticles(brand, { isIndividual: isIndividual(offer.seller) }),
    texts.scheduleTitle,
    ...offer.claims.map((claim) =>
      [
        `${texts.scheduleObliger}　${claim.obliger_company_name}`,
        `${texts.scheduleFace}　${yenInWords(claim.amount)}`,
        ...answersInWords(brand.copy, claim),
        `${texts.scheduleDate}　${date(claim.obliger_payment_date)}`,
        ...figuresInWords(claim),
        `${texts.scheduleHandOver}　${claim.return_date ? date(claim.return_date) : ""}`,
      ].join("\n"),
    ),
    [
      texts.scheduleTotal,
      `${texts.scheduleFace}　${yenInWords(offer.total.amount)}`,
      ...figuresInWords(offer.total),
    ].join("\n"),
    [texts.account, offer.bank_account ? accountInWords(offer.bank_account) : ""].join("\n"),
    [texts.handOverAccount, offer.handOver].join("\n"),
  ].join("\n\n");
}

/** The articles that apply to the seller, with those that the brand adds. A brand can remove none. */
export function agreementArticles(
  { copy, settings, sections }: BrandOfOffer,
  seller: { readonly isIndividual: boolean },
): string[] {
  const texts = copyOf(copy, agreementCopy);
  const notice = seller.isIndividual ? texts.noticeOnly : texts.noticeOrRegistration;
  const registrationCost = seller.isIndividual ? "" : texts.registrationCost;
  const values = { ...legalValues(settings), notice, registrationCost };
  const ownText = Object.fromEntries(Object.entries(copy).filter(([, text]) => text?.trim()));
  const articles = articlesOf(ownText, agreementCopy, values, "article", sections?.articles?.agreement);
  return articles.map((article) => renumberReferences(article, articles)).map(articleInWords);
}

/** Base texts refer to articles by number; articles that a brand adds before them shift the numbers. */
function renumberReferences(article: Article, articles: readonly Article[]): Article {
  if (article.number === undefined) return article;
  const lines = article.lines.map((line) =>
    line.replace(/第(\d+)条/g, (reference, number: string) => {
      const index = articles.findIndex((one) => one.number === Number(number));
      return index < 0 ? reference : `第${index + 1}条`;
    }),
  );
  return { ...article, lines };
}

const articleInWords = ({ title, lines }: Article, index: number) =>
  [`第${index + 1}条（${title}）`, ...numberParagraphs(lines)].join("\n");

/** An item of a list within a paragraph: 一　…. */
const isItem = (line: string) => /^[一二三四五六七八九十]+　/.test(line);

/** Numbers paragraphs from the second on, as contracts do, but not list items. */
function numberParagraphs(lines: readonly string[]): string[] {
  let paragraph = 0;
  return lines.map((line) => {
    if (isItem(line)) return line;
    paragraph += 1;
    return paragraph === 1 ? line : `${paragraph}　${line}`;
  });
}

function answersInWords(copy: Overrides, claim: ClaimAnswers): string[] {
  const texts = copyOf(copy, agreementCopy);
  const deducted = [
    ...(claim.deducts_bank_charge ? [texts.deductedBankCharge] : []),
    ...(claim.withholds_tax ? [texts.deductedTax] : []),
  ];
  return [
    ...(deducted.length > 0 ? [`${texts.scheduleDeducted}　${deducted.join("、")}`] : []),
    ...(claim.forbids_transfer ? [texts.scheduleForbidsTransfer] : []),
  ];
}

/** The parties with their addresses, companies also with their representative. */
function partiesInWords({ copy, settings: { legal } }: BrandOfOffer, seller: AgreedSeller): string {
  const texts = copyOf(copy, agreementCopy);
  const partyValues = {
    seller: nameOf(seller),
    sellerAddress: addressPhrases(seller, addressKindOf(seller)).join(" "),
    company: legal.company,
    companyAddress: `〒${legal.zipcode} ${legal.address}`,
    companyRepresentative: legal.representative,
  };
  // An individual has no representative.
  return isIndividual(seller)
    ? texts.partiesWithIndividual(partyValues)
    : texts.parties({ ...partyValues, sellerRepresentative: personOf(seller) });
}

const personOf = ({ last_name, first_name }: Pick<AgreedSeller, "last_name" | "first_name">) =>
  `${last_name} ${first_name}`;

/** A trade name is no party; its owner is. */
function nameOf({ company_name, ...seller }: AgreedSeller): string {
  const person = personOf(seller);
  if (!isIndividual(seller)) return company_name || person;
  return company_name ? `${company_name}こと${person}` : person;
}
