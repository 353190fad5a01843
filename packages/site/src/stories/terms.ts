import type { ContractTerms } from "@kaitori/wire";

const article = (number: number, title: string, text: string) => `第${number}条（${title}）\n${text}`;

export const termsOfStory: ContractTerms = {
  title: "ファクタリングサービス契約書",
  text: [
    "株式会社田中製作所（以下「甲」といいます）と買主（以下「乙」といいます）は、甲の有する売掛債権の譲渡について、次のとおり契約します。",
    "受付番号 KT-20261118-0031",
    article(1, "債権の譲渡", "甲は、別表の債権を乙に売り渡し、乙はこれを買い受けます。"),
    article(2, "代金の支払い", "乙は、本契約が成立した日から3営業日以内に、譲渡代金を振り込みます。"),
    article(3, "償還の請求をしないこと", "債務者が支払えないとき、乙は甲に対し、償還を請求しません。"),
    "別表　譲渡する債権と代金",
    "債務者　株式会社青空建設\n債権の額（税込）　1,320,000円\n手数料　66,000円\n振込手数料　550円\n譲渡代金（入金額）　1,253,450円",
    "債務者　大森機械工業株式会社\n債権の額（税込）　880,000円\n手数料　44,000円\n振込手数料　0円\n譲渡代金（入金額）　836,000円",
    "合計\n債権の額（税込）　2,200,000円\n譲渡代金（入金額）　2,089,450円",
  ].join("\n\n"),
  hash: "5f2c8b1e90d74a36c1be7f0a4d9823e6b57c0f18a2d46e93781bcd05fe62a94b",
  explanation: {
    title: "重要事項の説明",
    text: [
      "1．請求書の売買です\nこの契約は、請求書（売掛債権）を買主に売る契約です。お金を借りる契約ではありません。",
      "2．請求書の金額、手数料、入金額\n合計\n請求書の金額（税込）　2,200,000円\n手数料（5％）　110,000円\n振込手数料　550円\n入金額　2,089,450円",
      "3．お取引先が支払わなかったとき\nお取引先の倒産や支払いの遅れで代金を回収できなくても、買い戻しや返金を求めません。",
      "この説明は、次の確認値（SHA-256）の契約書についてのものです。\n5f2c8b1e90d74a36c1be7f0a4d9823e6b57c0f18a2d46e93781bcd05fe62a94b",
    ].join("\n\n"),
    hash: "a2d46e93781bcd05fe62a94b5f2c8b1e90d74a36c1be7f0a4d9823e6b57c0f18",
  },
  claims: [
    {
      claim: 11,
      code: "KT-20261118-0031-1",
      obliger_company_name: "株式会社青空建設",
      amount: "1320000",
      purchase_fee: "66000",
      bank_charge: "550",
      deposit_amount: "1253450",
    },
    {
      claim: 12,
      code: "KT-20261118-0031-2",
      obliger_company_name: "大森機械工業株式会社",
      amount: "880000",
      purchase_fee: "44000",
      bank_charge: "0",
      deposit_amount: "836000",
    },
  ],
  total: { amount: "2200000", purchase_fee: "110000", bank_charge: "550", deposit_amount: "2089450" },
  hand_overs: [
    { due_on: "2027-01-05", reference: "1000017", amount: "1320000" },
    { due_on: "2027-01-20", reference: "1000025", amount: "880000" },
  ],
};

const [first] = termsOfStory.claims;

export const termsOfOneClaim: ContractTerms = {
  ...termsOfStory,
  text: termsOfStory.text
    .split("\n\n")
    .filter((paragraph) => !paragraph.includes("大森機械工業"))
    .join("\n\n")
    .replace("2,200,000円", "1,320,000円")
    .replace("2,089,450円", "1,253,450円"),
  claims: first ? [first] : [],
  total: { amount: "1320000", purchase_fee: "66000", bank_charge: "550", deposit_amount: "1253450" },
};
