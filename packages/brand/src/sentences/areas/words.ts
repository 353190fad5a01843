/** Findings of the check about the copy, in English and Japanese. */
export const wordsSentences = {
  // Copy
  notAText: ['"{key}" is not a text', "「{key}」が文字列ではありません"],
  writeKeyAndText: [
    'Write the full key and a text: "top.heroTitle": "…".',
    '"top.heroTitle": "…" のように、キーと文字列を書いてください。',
  ],
  fixedText: ['"{key}" is a string of the specification', "「{key}」は仕様で決まった文です"],
  sameEverywhere: [
    "Take it out: it is the same in every brand.",
    "消してください。どのブランドでも同じ文です。",
  ],
  sameAsBase: ['"{key}" equals the base text', "「{key}」がもとの文と同じです"],
  unknownDateLanguage: ['"{key}" names no language', "「{key}」が言語の名前ではありません"],
  writeLanguage: [
    'Write a language as browsers name it: "en".',
    "ブラウザーが使う言語の名前で書いてください（例：en）。",
  ],
  whiteSpace: ['"{key}" has white space at its end', "「{key}」の前か後ろに空白があります"],
  takeWhiteSpaceOff: ["Take the white space off.", "空白を消してください。"],
  notACopyKey: ['"{key}" is not a key of the copy', "「{key}」という文言のキーはありません"],
  unusedArea: ["Take it out: no screen reads it.", "消してください。どの画面でも使われません。"],
  lookUpKeys: [
    'Take it out, or look “Copy” of the handbook through for the keys of "{area}".',
    "消すか、ハンドブックの「文言」で「{area}」のキーをご確認ください。",
  ],
  writeOneOf: ["Write {keys}, or take it out.", "{keys} と書くか、消してください。"],
  removedContractText: ['"{key}" takes words out of the contract', "「{key}」が契約書の文を空にしています"],
  contractKeeps: [
    "Take it out: the contract keeps its articles; a brand may add some in sections.ts.",
    "消してください。契約書の条は減らせません。足すときは sections.ts に書きます。",
  ],
  longLabel: [
    '"{key}" has {count} characters, up to {most} fit where it stands',
    "「{key}」が{count}字あります（この場所に収まるのは{most}字まで）",
  ],
  shorten: ['Shorten it; the base text is "{base}".', "短くしてください。もとの文は「{base}」です。"],
  emptyText: ['"{key}" is empty', "「{key}」が空です"],
  writeText: [
    'Write a text, or take it out to say "{base}".',
    "文を書くか、消して「{base}」のままにしてください。",
  ],
  unknownPlaceholder: [
    '"{key}" has the unknown placeholder {places}',
    "「{key}」の {places} は、ここでは使えません",
  ],
  missingPlaceholder: ['"{key}" lacks the placeholder {places}', "「{key}」に {places} がありません"],
  strayBrace: [
    '"{key}" has a brace that begins or ends no placeholder',
    "「{key}」に、対にならない波かっこがあります",
  ],
  rangeReversed: ["「{range}」 begins with its end", "「{range}」の始めと終わりが逆です"],
  fullWidthBrace: ['"{key}" has full-width braces', "「{key}」の波かっこ「｛ ｝」が全角です"],
  unitDiffers: ["「{unit}」 is no unit of {place}", "{place} のあとの「{unit}」が、入る値に合いません"],
  exactPlaceholders: ["Use exactly {places}.", "{places} をそのまま入れてください。"],
  noPlaceholders: [
    "This text has no placeholders: take it out.",
    "この文に { } は入りません。消してください。",
  ],
  unfinishedText: ['"{key}" still is "{text}"', "「{key}」が「{text}」のままです"],
  leftover: ['"{key}" still has 「{phrase}」', "「{key}」に「{phrase}」が残っています"],
  writeTruth: ["Write what is true of this brand.", "このブランドの内容を書いてください。"],

  // Writing
  writePlainly: [
    'Write it in plain characters, such as "1." or 株式会社: not every device shows this one.',
    "「1.」や「株式会社」のように、ふつうの文字で書いてください。端末によっては表示できない文字です。",
  ],
  garbled: [
    "Paste the text again and save the file as UTF-8: it is garbled.",
    "文字化けしています。もとの文を貼りなおし、UTF-8で保存してください。",
  ],
  japaneseKanji: [
    "Write it in Japanese kanji: this one is Chinese only.",
    "日本の漢字で書いてください。日本語では使わない漢字です。",
  ],
  noMarkup: [
    "Take the marks out: the page shows them as they are.",
    "タグや飾りの記号を消してください。ページにそのまま出ます。",
  ],
  closeBracket: ["Close or open the other bracket of the pair.", "かっこの開きと閉じを対にしてください。"],
  spellMail: ["Check the spelling of the address.", "アドレスの綴りをお確かめください。"],
  writeJapanese: [
    "Write it in Japanese, as the rest of the page.",
    "ほかの文と同じく、日本語で書いてください。",
  ],

  checkSpelling: ["Check the spelling.", "つづりをお確かめください。"],
  stopMissing: [
    "Put a full stop after it: another sentence begins.",
    "そのあとに「。」を入れてください。次の文が始まっています。",
  ],
  brokenOff: [
    '"{key}" breaks off: 「…{words}」 has no full stop',
    "「{key}」の文が途中で終わっています（「…{words}」に「。」がありません）",
  ],
  finishSentence: ["Write the sentence to its end.", "文を最後まで書き、「。」で終えてください。"],

  // Words
  says: ['"{key}" contains 「{word}」', "「{key}」に「{word}」とあります"],
  sayPurchase: [
    "Say 買い取り or 資金化: a factoring service does not lend.",
    "「買い取り」や「資金化」に言いかえてください。ファクタリングは、お金を貸すサービスではありません。",
  ],
  sayFactoring: [
    "Say ファクタリング: the sale of a claim is not a loan.",
    "「ファクタリング」に言いかえてください。債権の売買は、ローンではありません。",
  ],
  noCardCash: [
    "Take it out: the credit of a card must not be turned into money.",
    "消してください。カードの枠の現金化は、カード会社の規約に反します。",
  ],
  noEarlyHandOver: [
    "Write what the contract says: only what the payer paid is handed over, after the price is paid.",
    "契約のとおりに書いてください。引き渡すのは、お取引先から届いた代金だけです。買取代金のお振り込みの後に、何も引かずに引き渡します。",
  ],
  noSecrets: [
    "Take it out: nobody may ask for a PIN, a card or a password.",
    "消してください。暗証番号、カード、パスワードを求めてはいけません。",
  ],
  nameIdentityPapers: [
    "Name papers with a photograph: 運転免許証, パスポート, マイナンバーカード. Every applicant is identified.",
    "顔写真のある書類（運転免許証・パスポート・マイナンバーカードなど）を書いてください。本人確認はどなたにも必要です。",
  ],
  sayReasons: [
    "Say that the reasons are told: the site shows them.",
    "理由を伝えると書いてください。断った理由は画面に出ます。",
  ],
  byTransfer: [
    "Say that it is transferred to the applicant's own account.",
    "「ご本人名義の口座へお振り込みします」と書いてください。ほかの渡し方はありません。",
  ],
  followCivilLaw: [
    "Write what the Civil Code says (article 466): a ban on the transfer does not make it void.",
    "民法第466条のとおりに書いてください。譲渡を禁じる定めがあっても、譲渡は有効です。",
  ],
  noCreditReport: [
    "Take it out: a sale is neither asked nor told to credit bureaus.",
    "消してください。債権の売買は、信用情報機関に照会も登録もしません。",
  ],
  noDiscount: [
    "Take it out: the settings (limits) know no discount.",
    "消してください。設定（limits）に割引はなく、手数料は審査で決まります。",
  ],
  sayFee: [
    "Say 手数料: the price of a sale is not interest.",
    "「手数料」に言いかえてください。売買の代金は、利息ではありません。",
  ],
  sayHandOver: [
    "Say お引き渡し: what the customer paid in is handed over, not paid back.",
    "「お引き渡し」に言いかえてください。お取引先から届いた代金は、返すのではなく引き渡すものです。",
  ],
  sayWhatIsReviewed: [
    "Say what is looked at: every entry is reviewed.",
    "何を確かめるのかを書いてください。どの申し込みにも審査があります。",
  ],
  sayConditions: [
    "Say what it depends on: nothing is certain before the review.",
    "条件を書いてください。審査の前に約束できることはありません。",
  ],
  sayWhoMayApply: ["Say who may apply.", "申し込める方を書いてください。"],
  notForDebtors: [
    "Take it out: the service is not for consumers in debt.",
    "消してください。借り入れのある消費者向けのサービスではありません。",
  ],
  proveRank: [
    "Take it out, or name the survey that proves it.",
    "消すか、裏付けになる調査を書いてください。",
  ],
  sayWhatIsFree: [
    "Say what is free: a purchase has a fee.",
    "何が無料かを書いてください。買い取りには手数料がかかります。",
  ],
  fixedAndTransferred: [
    "Say 金額が決まった、振込で支払われる請求書: no other is bought.",
    "「金額が決まった、振込で支払われる請求書」と書いてください。ほかの請求書は買い取れません。",
  ],
  hideNumber: [
    "Ask for the front only: the law forbids to collect the number of the card.",
    "表面だけを求めてください。個人番号を集めることは、法律で禁じられています。",
  ],
  noHurry: [
    "Take it out: no setting limits the number of applications, so nothing runs out.",
    "消してください。申し込みの数に限りはないので、急がせることはできません。",
  ],
  askForConsent: [
    "Take it out: data go to others, and advertising is sent, only with a consent of its own.",
    "消してください。別に同意を得なければ、ほかの会社に情報を渡すことも、広告を送ることもできません。",
  ],
  noThreat: [
    "Take it out: it is forbidden to threaten applicants with family, workplace, visits or publication.",
    "消してください。家族や勤め先への連絡、訪問、公表などで支払いを迫ることは、許されません。",
  ],
  noLicence: [
    "Take it out: no authority licenses factoring.",
    "消してください。ファクタリングに、国の登録や認可はありません。",
  ],
  takeOutTax: [
    "Take it out: a purchase lowers no tax, and arrears are looked at in the review.",
    "消してください。買い取りで税は減りません。滞納は審査で確かめます。",
  ],
  twoParties: [
    "Say 2社間: the payer is no party to the contract.",
    "「2社間」に直してください。お取引先は契約に加わりません。",
  ],
  writePolitely: ["Write です or ます.", "「です」「ます」で終えてください。"],
  oneHonorific: ["Use one honorific.", "敬語を重ねずに書いてください。"],
  sayPapers: [
    "Say which papers are asked for: an invoice alone is not reviewed.",
    "必要な書類をすべて書いてください。請求書だけでは審査できません。",
  ],
  feeIsTaxFree: [
    "Take it out: the sale of a claim is free of the consumption tax.",
    "消してください。債権の譲渡は非課税で、手数料に消費税はかかりません。",
  ],
  wagesAreLending: [
    "Take it out: buying wages is lending by law.",
    "消してください。給与の買い取りは、法律では貸付けに当たります。",
  ],
  followContract: [
    "Write what the contract says ({article}).",
    "契約（{article}）のとおりに書いてください。",
  ],
  sayRate: [
    "Say 年{rate}％: so much is counted of what is handed over late.",
    "「年{rate}％」と書いてください。引き渡しが遅れたときの計算がその率です。",
  ],

  // Promises of the copy against the settings
  differs: [
    "「{phrase}」 does not agree with {fact}: {setting}",
    "「{phrase}」が、設定の{fact} {setting} と合いません",
  ],
  feeInYen: [
    "「{phrase}」: the fee is a share, from {least} to {most} (limits.feeRatioMin and Max)",
    "「{phrase}」とありますが、設定の手数料は割合です（{least}〜{most}、limits.feeRatioMin と Max）",
  ],
  sayShare: [
    "Say the share, or the amount that the fee is of: 「100万円の請求書なら5万円」.",
    "割合で書くか、「100万円の請求書なら5万円」のように、何円に対する手数料かを書いてください。",
  ],
  miscounted: [
    "「{phrase}」 is not the price by the fee in this sentence",
    "「{phrase}」が、この文の手数料で計算した入金額と違います",
  ],
  otherFee: [
    "「{phrase}」: nothing but the fee and the charge of the transfer is taken off a price",
    "「{phrase}」とありますが、代金から差し引くのは、手数料と振込手数料だけです",
  ],
  takeFeeOut: ["Take it out, or count it in the fee (limits).", "消すか、手数料（limits）に含めてください。"],
  misspeltName: [
    "「{phrase}」 looks like 「{name}」 misspelt",
    "「{phrase}」は「{name}」の書きまちがいのようです",
  ],
  noRegistration: [
    "「{phrase}」 is no registration number: T and 13 digits, of which the first checks the others",
    "「{phrase}」は登録番号ではありません（Tと13桁の数字で、先頭の数字が残りの検査数字です）",
  ],
  copyRegistration: [
    "Copy it from the notice of the tax office.",
    "税務署の登録通知書のとおりに書いてください。",
  ],
  notLimit: [
    "「{phrase}」 differs from the fixed value: {setting}",
    "「{phrase}」が、決まり（{setting}）と違います",
  ],
  useSetting: ["Write the fixed value.", "決まりのとおりに書いてください。"],
  fileKind: [
    "「{phrase}」: only JPEG, PNG and PDF can be uploaded",
    "「{phrase}」とありますが、送れるのは写真（JPEG・PNG）とPDFだけです",
  ],
  sayFileKinds: ["Say 写真 and PDF.", "写真かPDFと書いてください。"],
  noBuyBack: [
    "「{phrase}」: by the contract, the seller buys no invoice back when the payer fails",
    "「{phrase}」とありますが、契約では、お取引先が倒産しても買い戻しを求めません",
  ],
  sayNoRecourse: [
    "Say that nothing is bought back, or take it out.",
    "買い戻しを求めないと書くか、消してください。",
  ],
  wrongAnswer: [
    "「{phrase}」 is no true answer to 「{question}」, by the contract and the settings",
    "「{phrase}」は、「{question}」への答えとして、契約か設定と逆です",
  ],
  answerByContract: [
    "Answer as the contract and the settings have it.",
    "契約と設定のとおりに答えてください（どの申し込みにも審査があります）。",
  ],
  paperOfOthers: [
    "「{phrase}」 is a paper of other applicants",
    "「{phrase}」は、この方が持っていない書類です",
  ],
  askOwnPaper: [
    "Ask companies for 決算書 or 試算表, and individuals for 確定申告書 or 開業届.",
    "法人には決算書か試算表、個人事業主には確定申告書か開業届を求めてください。",
  ],
  otherBrand: ["「{phrase}」 belongs to another brand", "「{phrase}」は、ほかのブランドのものです"],
  ownName: ["Write {name}.", "「{name}」と書いてください。"],
  paysOnBankDays: [
    "「{phrase}」: banks transfer on bank days only, and so do the promises count",
    "「{phrase}」とありますが、振り込むのは金融機関の営業日です（promises も営業日で数えます）",
  ],
  useValue: [
    "Write what the settings say; {place} fills it in: the top page's texts and sections.ts know it.",
    "設定と同じ値にしてください。sections.ts の文では {place} と書けば、設定の値が入ります。",
  ],
  sayPromise: [
    "Say when the result and the money come by the settings (promises), or take it out.",
    "設定（promises）の期限のとおりに書くか、消してください。",
  ],
  companiesServed: [
    "「{phrase}」 turns companies away, who may always apply",
    "「{phrase}」とありますが、法人の方はいつも申し込めます",
  ],
  individualsOff: [
    "「{phrase}」 invites individuals, who may not apply (individuals: false)",
    "「{phrase}」とありますが、個人の方は申し込めない設定です（individuals: false）",
  ],
  individualsOn: [
    "「{phrase}」 turns individuals away, who may apply (individuals: true)",
    "「{phrase}」とありますが、個人の方も申し込める設定です（individuals: true）",
  ],
  sayEverybody: [
    "Say that individuals may apply too, or set individuals to false.",
    "個人の方も対象だと書くか、individuals を false にしてください。",
  ],
  sayCompanies: [
    "Say that companies may apply, or set individuals to true.",
    "法人の方が対象だと書くか、individuals を true にしてください。",
  ],

  // The brand's own words
  avoidedWord: [
    '"{key}" has 「{word}」, which speech.md rules out',
    "「{key}」に、speech.md の使わない言い方「{word}」があります",
  ],
  takeWordOut: ["Take the word out.", "その語を消してください。"],
  avoidedInBase: ['the base text "{key}" has 「{word}」', "もとの文「{key}」に「{word}」があります"],
  overrideText: [
    'Word "{key}" anew in copy.ts, or take the line out.',
    "copy.ts で「{key}」を書きかえるか、この行を消してください。",
  ],

  // Against the base text
  contradictsBase: [
    '"{key}" says the opposite of the base text: 「{phrase}」',
    "「{key}」の「{phrase}」が、もとの文と逆の意味です",
  ],
  consentLacks: [
    '"{key}" does not name 「{unnamed}」, so it is not clear to what the applicant consents',
    "「{key}」に「{unnamed}」がなく、何への同意かがわかりません",
  ],
  labelOfOther: [
    '"{key}" is 「{text}」, the base text of "{other}"',
    "「{key}」が、別のキー「{other}」のもとの文「{text}」になっています",
  ],
  keepMeaning: ["Say what the base text says: 「{base}」.", "もとの文「{base}」と同じことを書いてください。"],

  // Dates
  noSuchTime: ["「{phrase}」 is no time of the day", "「{phrase}」という時刻はありません"],
  noSuchYear: [
    "「{phrase}」 is no year: {era} ended before",
    "「{phrase}」という年はありません（{era}はその前に終わりました）",
  ],
  hoursContradict: [
    "「{phrase}」 is open every day and closed on some",
    "「{phrase}」の、無休と休みの日とが食い違っています",
  ],
  writeClosedDays: ["Write the days of rest without 無休.", "「無休」を消し、休みの日だけを書いてください。"],
  unusualValue: ["{fact} is {value}, the usual is {usual}", "{fact}が {value} です（ふつうは{usual}）"],
  checkFigure: ["Check the figure.", "桁や時刻をお確かめください。"],
  yearsDiffer: ["「{phrase}」 names two years", "「{phrase}」の2つの年が合いません"],
  outOfOrder: ["「{phrase}」 is out of order", "「{phrase}」が、順番に並んでいません"],
  sortWithoutGap: ["Put them in their order, without a gap.", "抜けのないように、順番に並べてください。"],
  noSuchDay: ["「{phrase}」 is no day", "「{phrase}」という日はありません"],
  weekdayIs: ["「{phrase}」 is a {weekday}", "「{phrase}」は{weekday}曜日です"],
  endsBefore: ["「{phrase}」 is before the day that it follows", "「{phrase}」が、始まりの日より前です"],
  checkDate: ["Check the date.", "日付をお確かめください。"],
  dateHasPassed: ["「{phrase}」 is over", "「{phrase}」は、もう過ぎています"],
  renewOrTakeOut: ["Take it out, or write the new date.", "消すか、新しい日付にしてください。"],
  siteClosed: [
    "maintenance.on closes every page of the site, and no end is named",
    "maintenance.on が true で終わりの日時がなく、どのページもメンテナンスのお知らせになっています",
  ],
  openSite: [
    "Set it to false, or write when the site opens again (until).",
    "false に戻すか、until に再開の日時を書いてください。",
  ],
  olderAbove: ["{date} is below an older date", "{date} の上に、それより古い日付があります"],
  newestFirst: ["Put the newest first.", "新しいものから順に並べてください。"],
  dateInFuture: ["{date} is still to come", "{date} は、まだ来ていない日です"],

  // Links
  notAnAddress: ['"{link}" is not an address', "「{link}」はアドレスではありません"],
  writeAddress: ['Write a full address: "https://…".', "https:// から始まるアドレスを書いてください。"],
  notEncrypted: ['"{link}" is not encrypted', "「{link}」は暗号化されません"],
  beginHttps: ['Begin it with "https://".', "https:// で始めてください。"],
  notPublic: [
    '"{link}" is an address for tests or inside an office',
    "「{link}」は、テスト用か社内用のアドレスで、申込者には開けません",
  ],
  publicHost: ["Name a public host.", "公開されているホスト名にしてください。"],
  unknownPage: ['"{link}" is no page of the site', "「{link}」というページはサイトにありません"],
  nameAPage: [
    "Name a page of the site, or a full address.",
    "サイトのページか、https:// から始まるアドレスを書いてください。",
  ],
  unlinkedPage: ['nothing leads to "{page}"', "「{page}」への案内がどこにもありません"],
  nameInFooter: [
    'Name it in the footer: { label: "…", href: "{page}/" }.',
    'フッターに { label: "…", href: "{page}/" } と書いてください。',
  ],
  linkTwice: ['"{part}" leads to "{link}" twice', "「{part}」に「{link}」への案内が2つあります"],
  labelTwice: ['"{part}" calls two links "{label}"', "「{part}」に「{label}」という案内が2つあります"],
  vagueLabel: ['"{label}" does not say where it leads', "「{label}」では、どこへ行くのかがわかりません"],
  nameTarget: ["Name the page that it leads to.", "開くページの名前を書いてください。"],
  linkFails: ['"{link}" answers {status}', "「{link}」を開くと {status} になります"],
  linkUnreachable: ['"{link}" does not answer', "「{link}」が応答しません"],
  putPageThere: ["Put the page there, or name one that is.", "ページを置くか、あるページを書いてください。"],
} as const;

/** Names of the settings whose values a text may state in its own words. */
export const factsSentences = {
  feeMin: ["limits.feeRatioMin", "手数料の下限（limits.feeRatioMin）"],
  feeMax: ["limits.feeRatioMax", "手数料の上限（limits.feeRatioMax）"],
  fees: ["limits.feeRatioMin and Max", "手数料（limits.feeRatioMin と Max）"],
  amountMin: ["limits.purchaseAmountMin", "買取金額の下限（limits.purchaseAmountMin）"],
  amountMax: ["limits.purchaseAmountMax", "買取金額の上限（limits.purchaseAmountMax）"],
  amounts: ["limits.purchaseAmountMin and Max", "買取金額（limits.purchaseAmountMin と Max）"],
  bankCharge: ["limits.bankCharge", "振込手数料（limits.bankCharge）"],
  decisionDays: ["promises.decision", "結果までの日数（promises.decision）"],
  payOutDays: ["promises.payOut", "振込までの日数（promises.payOut）"],
  handOverDays: ["promises.handOver", "引き渡しまでの日数（promises.handOver）"],
  complaintDays: ["promises.complaint", "苦情への回答の日数（promises.complaint）"],
  dayEnds: ["promises.dayEnds", "1日の締め（promises.dayEnds）"],
  hours: ["legal.hours", "受付時間（legal.hours）"],
  phone: ["legal.phone", "電話番号（legal.phone）"],
  email: ["legal.email", "メールアドレス（legal.email）"],
  serviceName: ["serviceName", "サービス名（serviceName）"],
  court: ["legal.court", "裁判所（legal.court）"],
  company: ["legal.company", "会社名（legal.company）"],
  address: ["legal.address", "所在地（legal.address）"],
  zipcode: ["legal.zipcode", "郵便番号（legal.zipcode）"],
  representative: ["legal.representative", "代表者（legal.representative）"],
  returnAccount: ["returnAccount", "引き渡し先の口座（returnAccount）"],
} as const;
