/**
 * Everything that the check and the commands say, in English and in Japanese. `{name}` is a place that a value fills. A
 * name that begins with `must` is a demand of a schema, which gives it in English.
 */
export const sentences = {
  // Files and keys
  fileMissing: ["is missing", "ファイルがありません"],
  writeFile: [
    'Write it: "export default { … }". "npx pnpm brand new" shows the shape.',
    "「export default { … }」の形で書いてください。形は npx pnpm brand new で作るブランドのとおりです。",
  ],
  plainData: [
    "Leave plain data here: objects, lists, texts, numbers, true and false.",
    "ここに書けるのは、{ }、[ ]、文字列、数値、true、falseだけです。",
  ],
  noExport: ['has no "export default { … }"', "「export default { … }」がありません"],
  afterData: ["has {found} after the data", "データのあとに{found}があります"],
  endsEarly: ["ends before the data does", "データの途中で終わっています"],
  shouldStand: ['has {found} where "{wanted}" should stand', "「{wanted}」のところに{found}があります"],
  onlyData: ["has {found} where only data may stand", "値のところに{found}があります"],
  addsToText: ["adds {found} to a text", "文字列に{found}をつないでいます"],
  keyTwice: ['has the key "{key}" twice', "「{key}」が2回書かれています"],
  noComma: ["lacks a comma before {found}", "{found}の前にカンマがありません"],
  noKeyHere: ["has {found} where a key should stand", "項目名のところに{found}があります"],
  itsEnd: ["its end", "ファイルの終わり"],
  notAKey: ['"{key}" is not a key', "「{key}」という項目はありません"],
  lacks: ['"{place}" lacks {names}', "「{place}」に{names}がありません"],
  add: ["Add {names}.", "{names} を書き足してください。"],
  keyMissing: ['"{key}" is missing', "「{key}」がありません"],
  valueIs: ['"{key}" is {value}', "「{key}」が {value} です"],
  notOfItsKind: ["not of its kind", "決まった形でないもの"],
  demand: ["It {demand}.", "{demand}。"],
  write: ["Write {text}.", "{text} と書いてください。"],
  takeOut: ["Take it out.", "消してください。"],
  leaveOne: ["Leave one of them.", "どちらか1つにしてください。"],
  nameOnce: ["Name it once.", "1回だけ書いてください。"],

  // Demands of the schemas
  mustBeOtherwise: ["must be otherwise", "別の値にしてください"],
  mustBe: ["must be {kind}", "{kind} にしてください"],
  mustString: ["must be string", "文字列にしてください"],
  mustNumber: ["must be number", "数値にしてください"],
  mustTrueOrFalse: ["must be boolean", "true か false にしてください"],
  mustArray: ["must be Array", "[ ] で囲んだリストにしてください"],
  mustObject: ["must be Object", "{ } で囲んでください"],
  mustAtLeastBankDay: ["must be at least {least} bank day", "{least}営業日以上にしてください"],
  mustAtMostBankDays: ["must be at most {most} bank days", "{most}営業日以下にしてください"],
  mustPhotograph: [
    "must be at least {least}: a photograph of a paper has as many",
    "{least}以上にしてください。書類の写真1枚がそのくらいの大きさです",
  ],
  mustAtMostMegabytes: [
    "must be at most {most} ({megabytes} MB)",
    "{most}（{megabytes} MB）以下にしてください",
  ],
  mustAtLeast: ["must be at least {least}", "{least}以上にしてください"],
  mustAtMost: ["must be at most {most}", "{most}以下にしてください"],
  mustCharacters: ["must have at most {most} characters", "{most}文字以下にしてください"],
  mustNotBeBelow: ["must not be below {other}", "{other} より小さくしないでください"],
  mustBeBelow: ["must be below {other}", "{other} より小さくしてください"],
  mustNotBeBefore: ["must not be before {other}", "{other} より前の日にしないでください"],
  mustTime: ['must be a time such as "{time}"', "「{time}」のような時刻にしてください"],
  mustDate: ["must be a date such as {date}", "{date} のような日付にしてください"],
  mustPaperKey: [
    'must be words of small letters with "_" between them, such as "{key}"',
    "「{key}」のように、英小文字の語を _ でつないでください",
  ],
  mustBoolean: ["must be true or false", "true か false にしてください"],
  mustHoldAtLeastOne: ["must hold at least one", "1つ以上書いてください"],
  mustHoldAtMost: ["must hold at most {most}", "{most}個以下にしてください"],
  mustNameAtLeastOne: ["must name at least one", "1つ以上書いてください"],
  mustNameAHost: ["must name at least one host", "ホスト名を1つ以上書いてください"],
  mustNameAtMost: ["must name at most {most}", "{most}個以下にしてください"],
  mustLookLike: ["must look like {example}", "{example} の形にしてください"],
  mustPhone: [
    "must have 10 or 11 digits, such as {example}",
    "{example} のように、数字を10桁か11桁にしてください",
  ],
  mustHost: [
    "must be a host name in lower case without scheme, port or path, such as {example}",
    "{example} のような、英小文字のホスト名にしてください。https:// やポート、パスは付けません",
  ],
  mustLinkTarget: [
    'must be a path of the site ("{path}") or a full address that begins with "https://"',
    "サイトの中のパス（「{path}」）か、https:// で始まるアドレスにしてください",
  ],
  mustOrigin: [
    "must be an origin without a path, such as {example}",
    "{example} のような、パスのないオリジンにしてください",
  ],
  mustTagOrigin: ["must be an origin such as {example}", "{example} のようなオリジンにしてください"],
  mustFullAddress: [
    'must be a full address that begins with "https://"',
    "https:// で始まるアドレスにしてください",
  ],
  mustBeginHttps: ['must begin with "https://"', "https:// で始めてください"],
  mustMail: ["must be a mail address", "メールアドレスにしてください"],
  mustNotBeEmpty: ["must not be empty", "空にしないでください"],
  mustWhole: ["must be a whole number", "整数にしてください"],
  mustNotBeNegative: ["must not be negative", "0以上にしてください"],
  mustShare: ["must be between 0 and 1 (0.08 is 8 %)", "0から1までにしてください（8%なら0.08）"],
  mustBetween: ["must be between {low} and {high}", "{low}から{high}までにしてください"],
  mustDigits: ["must be {count} digits", "{count}桁の数字にしてください"],
  mustKatakana: [
    "must be full-width katakana, at most {most} characters",
    "全角カタカナ{most}文字以内にしてください",
  ],
  mustHalfKatakana: [
    "must be half-width katakana, at most {most} characters",
    "半角カタカナ{most}文字以内にしてください",
  ],
  mustSameHolder: ["must be the same name as holder", "holder と同じ名義にしてください"],
  mustColour: [
    "must be a colour such as {example} (six digits, no transparency)",
    "{example} のような色にしてください（6桁、透明度なし）",
  ],
  mustOneOf: ["must be one of {choices}", "{choices} のどれかにしてください"],
  mustMade: ["must be a file that the command made", "コマンドが作ったファイルにしてください"],
  mustPageAddress: [
    "must be up to three words of lower-case letters, digits and hyphens, such as {example}",
    "{example} のように、英小文字・数字・ハイフンの語を3つまでにしてください",
  ],
  mustFreeWord: [
    "must begin with a word that no page of the site begins with",
    "サイトのほかのページと違う語で始めてください",
  ],
  mustAsWritten: ["must be as the command wrote it", "コマンドが書いたままにしてください"],
  mustTwoShares: ["must be two shares, such as {example}", "{example} のような2つの割合にしてください"],
  mustPhotographName: [
    "must be lower-case letters, digits and hyphens, a letter first",
    "英小文字で始まる、英小文字・数字・ハイフンにしてください",
  ],
  mustEither: ["must be {one} or {other}", "{one} か {other} にしてください"],

  // Name and hosts
  nameImpossible: ['"{name}" cannot be the name of a brand', "「{name}」はブランドの名前にできません"],
  nameShape: [
    "Use 2 to 31 lower-case letters, digits and hyphens, a letter first.",
    "英小文字で始まる2〜31文字の英小文字・数字・ハイフンにしてください。",
  ],
  callsBrand: ['calls the brand "{name}"', "ブランドの名前が「{name}」になっています"],
  hostTwice: ['"{host}" is named twice', "「{host}」が2回書かれています"],
  hostShared: ['"{host}" is a host of {brand} too', "「{host}」は{brand}のホスト名でもあります"],
  ownHosts: ["Give each brand host names of its own.", "ブランドごとに別のホスト名にしてください。"],

  // Colours
  lowContrast: [
    "{text} ({textColour}) on {ground} ({groundColour}) has a contrast of {ratio}",
    "{ground}（{groundColour}）の上の{text}（{textColour}）のコントラストが {ratio} です",
  ],
  lowContrastMore: [
    "{first}, and {count} more pairs fail with it",
    "{first}。同じ原因で、ほかに{count}組が読めません",
  ],
  overrideEither: [
    "No single colour mends it: override {text} or {ground}.",
    "1色では直りません。{text}か{ground}を overrides で指定してください。",
  ],
  lighterOrDarker: [
    'Make "{name}" lighter or darker until it is {minimum} or more.',
    "「{name}」を、{minimum}以上になるまで明るくするか暗くしてください。",
  ],
  orRemoveOverride: [
    'Make "{name}" lighter or darker until it is {minimum} or more, or remove the override.',
    "「{name}」を、{minimum}以上になるまで明るくするか暗くしてください。指定をやめてもかまいません。",
  ],

  // Font
  fontNotThere: ["{file} is not in assets/fonts", "{file} が assets/fonts にありません"],
  fontWithoutLicence: ["the font goes out without its licence", "フォントのライセンスの文書がありません"],
  tooManyBytes: [
    "{file} has {bytes} bytes, at most {most} may be",
    "{file} が {bytes} バイトです。上限は {most} です",
  ],
  fontLacks: [
    "the font lacks 「{characters}」 of {key}, {count} characters in all",
    "{key} の「{characters}」がフォントにありません（全部で{count}文字）",
  ],
  someText: ["a text", "文言"],
  runFont: [
    'Run "npx pnpm brand font {name} --from FILE" with the whole font.',
    "もとのフォントで npx pnpm brand font {name} --from ファイル を実行してください。",
  ],

  // Copy
  notAText: ['"{key}" is not a text', "「{key}」が文字列ではありません"],
  writeKeyAndText: [
    'Write the full key and a text: "top.heroTitle": "…".',
    '"top.heroTitle": "…" のように、キーと文字列を書いてください。',
  ],
  ofTheSpecification: ['"{key}" is a string of the specification', "「{key}」は仕様で決まった文です"],
  sameEverywhere: [
    "Take it out: it is the same in every brand.",
    "消してください。どのブランドでも同じ文です。",
  ],
  nothingNew: ['"{key}" says what the base text says', "「{key}」がもとの文と同じです"],
  noLanguage: ['"{key}" names no language', "「{key}」が言語の名前ではありません"],
  writeLanguage: [
    'Write a language as browsers name it: "en".',
    "ブラウザーが使う言語の名前で書いてください（例：en）。",
  ],
  whiteSpace: ['"{key}" has white space at its end', "「{key}」の前か後ろに空白があります"],
  takeWhiteSpaceOff: ["Take the white space off.", "空白を消してください。"],
  notACopyKey: ['"{key}" is not a key of the copy', "「{key}」という文言のキーはありません"],
  noScreenReads: ["Take it out: no screen reads it.", "消してください。どの画面でも使われません。"],
  lookThrough: [
    'Take it out, or look “Copy” of the handbook through for the keys of "{area}".',
    "消すか、ハンドブックの「文言」で「{area}」のキーをご確認ください。",
  ],
  writeOneOf: ["Write {keys}, or take it out.", "{keys} と書くか、消してください。"],
  wordsOutOfContract: ['"{key}" takes words out of the contract', "「{key}」が契約書の文を空にしています"],
  contractKeeps: [
    "Take it out: the contract keeps its articles; a brand may add some in sections.ts.",
    "消してください。契約書の条は減らせません。足すときは sections.ts に書きます。",
  ],
  emptyText: ['"{key}" is empty', "「{key}」が空です"],
  writeText: [
    'Write a text, or take it out to say "{base}".',
    "文を書くか、消して「{base}」のままにしてください。",
  ],
  unknownPlace: [
    '"{key}" has the unknown placeholder {places}',
    "「{key}」の {places} は、ここでは使えません",
  ],
  lostPlace: ['"{key}" lacks the placeholder {places}', "「{key}」に {places} がありません"],
  strayBrace: [
    '"{key}" has a brace that begins or ends no placeholder',
    "「{key}」に、対にならない波かっこがあります",
  ],
  exactPlaces: ["Use exactly {places}.", "{places} をそのまま入れてください。"],
  noPlaces: ["This text has no placeholders: take it out.", "この文に { } は入りません。消してください。"],
  stillSays: ['"{key}" still says "{text}"', "「{key}」が「{text}」のままです"],
  writeTruth: ["Write what is true of this brand.", "このブランドの内容を書いてください。"],

  // Words
  says: ['"{key}" says 「{word}」', "「{key}」に「{word}」とあります"],
  drawingSays: ["{file} says 「{word}」", "{file} に「{word}」とあります"],
  sayPurchase: [
    "Say 買い取り or 資金化: a factoring service does not lend.",
    "「買い取り」や「資金化」に言いかえてください。ファクタリングは、お金を貸すサービスではありません。",
  ],
  sayFactoring: [
    "Say ファクタリング: the sale of a claim is not a loan.",
    "「ファクタリング」に言いかえてください。債権の売買は、ローンではありません。",
  ],
  sayFee: [
    "Say 手数料: the price of a sale is not interest.",
    "「手数料」に言いかえてください。売買の代金は、利息ではありません。",
  ],
  sayHandOver: [
    "Say お引き渡し: what the customer paid in is handed over, not paid back.",
    "「お引き渡し」に言いかえてください。お取引先から届いた代金は、返すのではなく引き渡すものです。",
  ],
  everyEntryReviewed: [
    "Say what is looked at: every entry is reviewed.",
    "何を確かめるのかを書いてください。どの申し込みにも審査があります。",
  ],
  nothingCertain: [
    "Say what it depends on: nothing is certain before the review.",
    "条件を書いてください。審査の前に約束できることはありません。",
  ],
  whoMayApply: ["Say who may apply.", "申し込める方を書いてください。"],
  notForDebtors: [
    "Take it out: the service is not for consumers in debt.",
    "消してください。借り入れのある消費者向けのサービスではありません。",
  ],
  proveRank: [
    "Take it out, or name the survey that proves it.",
    "消すか、裏付けになる調査を書いてください。",
  ],
  wagesAreLending: [
    "Take it out: buying wages is lending by law.",
    "消してください。給与の買い取りは、法律では貸付けに当たります。",
  ],
  sayRate: [
    "Say 年{rate}％: so much is counted of what is handed over late.",
    "「年{rate}％」と書いてください。引き渡しが遅れたときの計算がその率です。",
  ],

  // What the copy promises against the settings
  feeBelow: [
    "「{said}」 is below limits.feeRatioMin ({kept})",
    "「{said}」は、設定の手数料の下限 {kept}（limits.feeRatioMin）より低い値です",
  ],
  feeAbove: [
    "「{said}」 is above limits.feeRatioMax ({kept})",
    "「{said}」は、設定の手数料の上限 {kept}（limits.feeRatioMax）より高い値です",
  ],
  amountBelow: [
    "「{said}」 is below limits.purchaseAmountMin ({kept})",
    "「{said}」は、設定の買取金額の下限 {kept}（limits.purchaseAmountMin）より小さい値です",
  ],
  amountAbove: [
    "「{said}」 is above limits.purchaseAmountMax ({kept})",
    "「{said}」は、設定の買取金額の上限 {kept}（limits.purchaseAmountMax）より大きい値です",
  ],
  chargeDiffers: [
    "「{said}」 is not limits.bankCharge ({kept})",
    "「{said}」が、設定の振込手数料 {kept}（limits.bankCharge）と違います",
  ],
  quickerThanPromised: [
    "「{said}」 is quicker than the settings promise ({kept})",
    "「{said}」は、設定で約束している期限（{kept}）より早くなっています",
  ],
  promisedDays: [
    "{decision} bank days to the result, {payOut} to the transfer",
    "結果まで{decision}営業日、振込まで{payOut}営業日",
  ],
  useValue: [
    "Write what the settings say; {place} fills it in: the top page's texts and sections.ts know it.",
    "設定と同じ値にしてください。sections.ts の文では {place} と書けば、設定の値が入ります。",
  ],
  sayPromise: [
    "Say when the result and the money come by the settings (promises), or take it out.",
    "設定（promises）の期限のとおりに書くか、消してください。",
  ],
  individualsOff: [
    "「{said}」 invites individuals, who may not apply (individuals: false)",
    "「{said}」とありますが、個人の方は申し込めない設定です（individuals: false）",
  ],
  sayCompanies: [
    "Say that companies may apply, or set individuals to true.",
    "法人の方が対象だと書くか、individuals を true にしてください。",
  ],

  // Links
  notAnAddress: ['"{link}" is not an address', "「{link}」はアドレスではありません"],
  writeAddress: ['Write a full address: "https://…".', "https:// から始まるアドレスを書いてください。"],
  notEncrypted: ['"{link}" is not encrypted', "「{link}」は暗号化されません"],
  beginHttps: ['Begin it with "https://".', "https:// で始めてください。"],
  notPublic: ['"{link}" cannot be reached by applicants', "「{link}」は申込者から開けません"],
  publicHost: ["Name a public host.", "公開されているホスト名にしてください。"],
  noSuchPage: ['"{link}" is no page of the site', "「{link}」というページはサイトにありません"],
  nameAPage: [
    "Name a page of the site, or a full address.",
    "サイトのページか、https:// から始まるアドレスを書いてください。",
  ],
  nothingLeads: ['nothing leads to "{page}"', "「{page}」への案内がどこにもありません"],
  nameInFooter: [
    'Name it in the footer: { label: "…", href: "{page}/" }.',
    'フッターに { label: "…", href: "{page}/" } と書いてください。',
  ],
  linkTwice: ['"{part}" leads to "{link}" twice', "「{part}」に「{link}」への案内が2つあります"],
  linkAnswers: ['"{link}" answers {status}', "「{link}」を開くと {status} になります"],
  linkSilent: ['"{link}" does not answer', "「{link}」が応答しません"],
  putPageThere: ["Put the page there, or name one that is.", "ページを置くか、あるページを書いてください。"],

  // Pictures
  wrongType: ['"{name}" is {file}', "「{name}」が {file} です"],
  mustBeType: ["It must be a {type} file.", "{type} のファイルにしてください。"],
  notInAssets: [
    '"{name}" names {file}, which is not in assets/',
    "「{name}」の {file} が assets/ にありません",
  ],
  putFileThere: [
    "Put the file there, or name one that is.",
    "ファイルを置くか、あるファイルを書いてください。",
  ],
  unreadablePicture: ["{file} is not a readable {type} picture", "{file} を {type} の絵として読めません"],
  exportAgain: [
    "Export it again; an SVG needs a viewBox.",
    "書き出し直してください。SVGには viewBox が要ります。",
  ],
  bringUnder: ["Bring it under {most} bytes.", "{most} バイト以下にしてください。"],
  hasBytes: ["{file} has {bytes} bytes", "{file} が {bytes} バイトです"],
  sizeDiffers: [
    '"{name}" says {said}, {file} is {is}',
    "「{name}」は {said} と書いてありますが、{file} は {is} です",
  ],
  writeSize: [
    "Write the size of the file, so that pages do not jump.",
    "ファイルの大きさを書いてください。違うと、表示のときにページが動きます。",
  ],
  sizeIs: ["{file} is {is}", "{file} が {is} です"],
  makeSize: ["Make it {size}.", "{size} にしてください。"],
  ratioIs: ["{file} is {ratio} times as wide as high", "{file} の幅が高さの {ratio} 倍です"],
  makeSquare: ["Make it square.", "正方形にしてください。"],
  keepBetween: ["Keep it between {low} and {high}.", "{low}から{high}までにしてください。"],
  usedNowhere: [
    "{file} is used nowhere, but every site would carry it",
    "{file} はどこにも使われていません（サイトには載ってしまいます）",
  ],
  nameOrDelete: ["Name it in assets.ts or delete it.", "assets.ts に書くか、削除してください。"],
  drawingFault: ["{file} {fault}", "{file} {fault}"],
  holdsScript: ["holds a script", "にスクリプトが入っています"],
  takeScriptOut: ["Take the script out.", "スクリプトを消してください。"],
  holdsHandler: ["holds an event handler", "にイベントの処理が入っています"],
  takeHandlerOut: ["Take the handler out.", "処理を消してください。"],
  holdsForeign: ["holds foreign content", "に foreignObject が入っています"],
  drawAsShapes: ["Draw it as shapes.", "図形で描いてください。"],
  refersOutside: ["refers to something outside itself", "がほかのファイルを読み込みます"],
  putInFile: [
    "Put everything it needs into the file: pages load nothing from elsewhere.",
    "必要なものをすべてファイルの中に入れてください。ページは、よそから何も読み込みません。",
  ],
  holdsLetters: ["holds letters that are not outlined", "に、アウトラインにしていない文字があります"],
  outline: [
    "Turn them into shapes: another machine draws them in another type.",
    "アウトラインにしてください。ほかの端末では、別の書体で表示されます。",
  ],
  holdsPixels: ["holds a pixel image", "に写真や画像が入っています"],
  hardlySeen: [
    "{file} has a contrast of {ratio} at most against {ground} ({colour}) where it stands",
    "{file} は、載せる地（{ground} {colour}）とのコントラストが最大でも {ratio} です",
  ],
  drawDarker: [
    "Draw it in a colour that is seen there: 3 or more.",
    "その地の上で見える色（3以上）で描いてください。",
  ],
  noIcons: ["there is no {files} in assets", "assets に {files} がありません"],
  oldIcons: ["{files} show another mark than the brand's", "{files} がいまのマークと違います"],
  runIcons: ['Run "npx pnpm brand icons {name}".', "npx pnpm brand icons {name} を実行してください。"],
  simplerMark: ["Draw a simpler mark.", "マークを簡単な形にしてください。"],
  templatePictures: [
    "{place} still holds pictures of the template: {files}",
    "{place} にひな形の絵が残っています：{files}",
  ],
  ownPictures: [
    "Put pictures of the brand's own in their place, under the same names.",
    "同じ名前で、このブランドの絵に差し替えてください。",
  ],

  // Photographs
  nothingMade: ["nothing was made of {file} yet", "{file} からまだ何も作られていません"],
  runPictures: [
    'Run "npx pnpm brand pictures {name}".',
    "npx pnpm brand pictures {name} を実行してください。",
  ],
  notHandedOver: ["does not hand over the photographs", "写真が渡されていません"],
  importPhotographs: [
    'Import "./photographs.ts" and name it in defineBrand.',
    "./photographs.ts を読み込んで、defineBrand に書いてください。",
  ],
  noOriginal: [
    '"{name}" names {file}, which is not in photographs/',
    "「{name}」の {file} が photographs/ にありません",
  ],
  putOriginal: [
    "Put the original there, or take the photograph out.",
    "もとの写真を置くか、この写真を消してください。",
  ],
  madeOfAnother: ['"{name}" was made of another {file}', "「{name}」が、いまの {file} から作られていません"],
  notEveryWidth: ['"{name}" was not made in every width', "「{name}」に、まだ作られていない大きさがあります"],
  photographHeavy: [
    '"{name}" has {bytes} bytes at a width of {width}, at most {most} may be',
    "「{name}」が幅 {width} で {bytes} バイトです。上限は {most} です",
  ],
  lessDetail: [
    "Take a picture with less detail, or blur its background; noise and leaves weigh most.",
    "細かい模様の少ない写真にするか、背景をぼかしてください。ざらつきや木の葉が、いちばん重くなります。",
  ],
  photographSize: [
    '"{name}" says {said}, the picture is {is}',
    "「{name}」は {said} と書いてありますが、写真は {is} です",
  ],
  blurred: [
    '"{name}" is {width} wide and is blurred on a phone',
    "「{name}」は幅 {width} で、スマートフォンでぼやけます",
  ],
  largerOriginal: ["Take an original of at least {least} px.", "幅 {least} px以上の写真にしてください。"],
  namesPhotograph: [
    '"{key}" names the photograph "{name}", which is not in photographs.ts',
    "「{key}」の写真「{name}」が photographs.ts にありません",
  ],
  putAndRunPictures: [
    'Put the original into photographs/ and run "npx pnpm brand pictures {name}".',
    "もとの写真を photographs/ に置いて、npx pnpm brand pictures {name} を実行してください。",
  ],
  photographUnused: [
    '"{name}" is used nowhere, but every site would carry it',
    "「{name}」はどこにも使われていません（サイトには載ってしまいます）",
  ],
  nameAsPicture: [
    'Name it as the "picture" of a section, or delete its original.',
    "どこかの picture に書くか、もとの写真を削除してください。",
  ],
  originalsGone: [
    "{count} files in assets/photographs were made of originals that are gone",
    "assets/photographs に、もとの写真がないファイルが{count}個あります",
  ],

  // Papers, account, tags
  paperOfEveryBrand: [
    '"{key}" is a paper of every brand ({title})',
    "「{key}」はどのブランドでも求める書類です（{title}）",
  ],
  ownPaperKey: [
    "Give yours a key of its own, or take it out: that one is asked for already.",
    "別のキーにするか、消してください。その書類はもう求めています。",
  ],
  beginsFurther: [
    '"{key}" begins with "further_", which is put before every key',
    "「{key}」が further_ で始まっています。further_ は自動で付きます",
  ],
  twoPapersKey: ['two papers have the key "{key}"', "「{key}」というキーの書類が2つあります"],
  eachOwnKey: ["Give each its own key.", "それぞれ別のキーにしてください。"],
  paperTitleKnown: [
    "「{title}」 is what a paper of every brand is called ({kind})",
    "「{title}」は、どのブランドでも求める書類の名前です（{kind}）",
  ],
  ownPaperTitle: [
    "Call yours what only it is called, or take it out: that one is asked for already.",
    "ほかにない名前にするか、消してください。その書類はもう求めています。",
  ],
  twoPapersTitle: ["two papers are called 「{title}」", "「{title}」という書類が2つあります"],
  eachOwnTitle: ["Give each its own title.", "それぞれ別の名前にしてください。"],
  nobodyAsked: [
    "nobody is asked for it: individuals may not apply",
    "この書類を求める相手がいません（個人の方は申し込めません）",
  ],
  writeCorporate: [
    'Write "corporate" or "both", or take the paper out.',
    "corporate か both にするか、書類を消してください。",
  ],
  moreFiles: [
    "{count} files are more than limits.uploadsPerKind takes",
    "ファイルの数 {count} が limits.uploadsPerKind を超えています",
  ],
  upToFiles: ["Write a number up to {most}, or take it out.", "{most} 以下にするか、消してください。"],
  serverAsksNot: [
    "nobody is asked for it: server.has does not name further_papers",
    "この書類は求められません（server.has に further_papers がありません）",
  ],
  addFurtherPapers: [
    'Add "further_papers" to server.has where the server asks for such papers, or take the paper out.',
    "サーバーが求められるなら server.has に further_papers を足し、そうでなければ書類を消してください。",
  ],
  noBank: ["no bank has the code {code}", "銀行コード {code} の銀行はありません"],
  codeOfAnother: [
    "{code} is the code of {named}, not of {written}",
    "{code} は{written}ではなく、{named}のコードです",
  ],
  noBranch: ["{bank} has no branch of the code {code}", "{bank}に、支店コード {code} の支店はありません"],
  asTheBank: [
    "Write the code and the name as the bank has them.",
    "コードと名前を、銀行のとおりに書いてください。",
  ],
  testToldToNobody: ['"abTestId" is told to nobody', "abTestId を知らせる相手がありません"],
  nameTags: ["Name the tags, or take it out.", "tags を書くか、消してください。"],
  tagTwice: ['the tag "{name}" is named twice', "タグ「{name}」が2回書かれています"],
  tagNotLoaded: ['nothing loads the tag "{name}"', "タグ「{name}」を読み込むものがありません"],
  giveScript: [
    'Give its "script", or name the tag manager that inserts it.',
    "script を書くか、読み込むタグマネージャーを書いてください。",
  ],
  nameManager: [
    'Name the tag manager that inserts it: { kind: "tagManager", id: "GTM-…" }.',
    '読み込むタグマネージャーを書いてください（{ kind: "tagManager", id: "GTM-…" }）。',
  ],
  tagRefused: ['browsers refuse the tag "{name}"', "タグ「{name}」はブラウザーに止められます"],
  giveOrigins: [
    'Give its "origins": from where it is loaded and where it sends to.',
    "origins に、読み込み元と送り先を書いてください。",
  ],
  consentHides: [
    '"{key}" does not name what is asked for: {purpose} ({name})',
    "「{key}」に、許可を求める目的が書かれていません：{purpose}（{name}）",
  ],
  nameThePurpose: ["Say in it what the tags are for, {word}.", "タグの目的（{word}）を文に入れてください。"],

  // Sections
  noSuchSetting: ["no setting is called {place}", "{place} という設定はありません"],
  nothingFills: ["nothing fills {place} here", "ここでは {place} に値が入りません"],
  writePlaceOrWords: ["Write {place}, or the words themselves.", "{place} と書くか、文で書いてください。"],
  writeWords: ["Write the words themselves.", "文で書いてください。"],
  strayBraceMend: [
    "Take it out, or write the name of a setting between two of them.",
    "消すか、{ } の中に設定の名前を書いてください。",
  ],
  twoPagesPath: ['two pages have the path "{value}"', "「{value}」というアドレスのページが2つあります"],
  twoPagesTitle: ['two pages have the title "{value}"', "「{value}」という題のページが2つあります"],
  eachOwnPath: [
    "Give each its own path; a title and links of its own come after it.",
    "それぞれ別のアドレスにしてください。題や案内の指摘は、そのあとに確かめます。",
  ],
  beginsWith: ['the top page begins with "{kind}"', "トップページが「{kind}」で始まっています"],
  beginHero: [
    'Begin it with { kind: "hero" }: it holds the heading of the page.',
    '{ kind: "hero" } で始めてください。ページの見出しはそこにあります。',
  ],
  kindTwice: ['"{kind}" stands twice on the top page', "トップページに「{kind}」が2つあります"],
  calculatorTwice: ["the calculator stands in the hero already", "計算は、もう最初の部分（hero）にあります"],
  noWayIn: ["the top page ends without a way in", "トップページの終わりに、申し込みへの案内がありません"],
  endClosing: ['End it with { kind: "closing" }.', '{ kind: "closing" } で終えてください。'],
  noArticle: ['"{name}" has no article {number}', "「{name}」に第{number}条はありません"],
  upTo: ["Write a number up to {most}.", "{most} 以下の数にしてください。"],
  movesArticle: [
    'after article {after} it would give article {named} of "{name}", which the text names by its number, another one',
    "第{after}条のあとに入れると、文中で番号で呼んでいる「{name}」の第{named}条の番号が変わります",
  ],
  fromTo: ["Write a number from {low} to {high}.", "{low}から{high}までの数にしてください。"],
  articleCalled: [
    '"{name}" has an article called "{title}" already',
    "「{name}」には、もう「{title}」という条があります",
  ],
  ownTitle: ["Give it a title of its own.", "別の題にしてください。"],
  emptyLine: ["an empty line parts the article", "条の途中に空の行があります"],
  takeLineOut: ["Take the empty line out.", "空の行を消してください。"],

  // Commands
  usage: ["npx pnpm brand COMMAND", "npx pnpm brand コマンド"],
  whichLanguage: ['--lang is "ja" or "en".', "--lang は ja か en にしてください。"],
  langHelp: ["--lang ja|en on every command", "どのコマンドにも --lang ja|en を付けられます"],
  unknownOption: ["There is no option {option}.", "{option} という指定はありません。"],
  newHelp: [
    "Writes brands/NAME and apps/NAME; the next start serves the brand. In an empty folder, a repository for it too.",
    "brands/名前 と apps/名前 を作ります。次の npm start で表示されます。空のフォルダーでは、リポジトリも作ります。",
  ],
  checkHelp: [
    "Finds what is wrong with one brand or with all, each with file, line and the mend; --fix mends what has one answer and formats the files, --online follows links.",
    "ブランドの間違いを、ファイル・行・直し方とともに示します。--fix は答えが1つのものを直してファイルを整え、--online はリンク先を開いて確かめます。",
  ],
  diffHelp: [
    "Shows what two brands decide and say differently; --pictures lays pictures of every screen beside each other.",
    "2つのブランドの設定と文言の違いを示します。--pictures は、すべての画面の絵を並べます。",
  ],
  lookHelp: [
    "Takes pictures of a brand's pages on a phone and on a desktop and compares them with those accepted before.",
    "スマートフォンとパソコンでのページの絵を撮り、前に認めた絵と比べます。",
  ],
  picturesHelp: [
    "Makes the photographs of brands/NAME/photographs as AVIF and WebP in three widths, and names them in photographs.ts.",
    "brands/名前/photographs の写真から、AVIFとWebPを3つの幅で作り、photographs.ts に書きます。",
  ],
  iconsHelp: [
    "Draws the icons of tabs and home screens and the picture for links from the brand's mark; what you drew yourself stays.",
    "マークから、タブとホーム画面のアイコンと、リンク用の絵を描きます。ご自分で描いた絵は残ります。",
  ],
  fontHelp: [
    "Cuts a font down to the characters that the brand says, into assets/fonts with its licence, and names it in tokens.ts.",
    "フォントを、ブランドで使う文字だけにして、ライセンスとともに assets/fonts に置き、tokens.ts に書きます。",
  ],
  previewHelp: [
    "Opens every screen in every state in that brand, reloading as its files are saved; --site opens the site itself.",
    "そのブランドのすべての画面を、すべての状態で開きます。ファイルを保存すると表示も変わります。--site はサイトそのものを開きます。",
  ],
  exportHelp: [
    "Writes the brand's tokens as W3C design-token JSON.",
    "ブランドの色や形の設定を、W3C design tokens の形のJSONで書き出します。",
  ],
  importHelp: [
    "Takes the brand's tokens from W3C design-token JSON, also as Tokens Studio and Style Dictionary write it.",
    "W3C design tokens の形のJSON（Tokens Studio、Style Dictionary のものも）から、色や形の設定を取り込みます。",
  ],
  whichBrand: ["Which brand? There are {names}.", "どのブランドですか。{names} があります。"],
  noBrandMeant: [
    'There is no brand "{name}". Did you mean "{meant}"?',
    "「{name}」というブランドはありません。「{meant}」のことですか。",
  ],
  noBrand: [
    'There is no brand "{name}". There are {names}.',
    "「{name}」というブランドはありません。{names} があります。",
  ],
  noBrandsFolder: [
    'There is no folder "brands" here or above.',
    "ここにも上のフォルダーにも「brands」というフォルダーがありません。",
  ],
  askService: ["Name of the service, as applicants read it?", "申込者が読むサービスの名前は？"],
  askCompany: ["Registered name of the company?", "会社の登記上の名称は？"],
  askHost: ["Host name?", "ホスト名は？"],
  askColour: ["Colour of the brand?", "ブランドの色は？"],
  notAHost: ['"{host}" is not a host name.', "「{host}」はホスト名ではありません。"],
  notAColour: [
    '"{colour}" is not a colour such as {example}.',
    "「{colour}」は {example} のような色ではありません。",
  ],
  brandNameShape: [
    "A brand's name has 2 to 31 lower-case letters, digits and hyphens, a letter first.",
    "ブランドの名前は、英小文字で始まる2〜31文字の英小文字・数字・ハイフンです。",
  ],
  folderTaken: ["There is a folder {folder} already.", "{folder} というフォルダーがもうあります。"],
  wroteNew: [
    "Wrote {count} files to brands/{name} and apps/{name}.",
    "brands/{name} と apps/{name} に{count}個のファイルを作りました。",
  ],
  next: [
    "\nNext:\n  npm start                  and open http://{host}:4100/\n  npx pnpm brand check {name}   shows what is left to write",
    "\n次は：\n  npm start                  のあとに http://{host}:4100/ を開きます\n  npx pnpm brand check {name}   で、まだ書いていないものがわかります",
  ],
  mended: ["{place}  mended: {message}", "{place}  直しました：{message}"],
  formatted: ["{file}  formatted", "{file}  整えました"],
  advice: ["advice: {message}", "ご検討：{message}"],
  nothingToMend: ["{brands}: nothing to mend", "{brands}：直すところはありません"],
  toMend: ["{brands}: {count} to mend", "{brands}：直すところが{count}件あります"],
  nothingToMendAdvice: [
    "{brands}: nothing to mend, {advice} to consider",
    "{brands}：直すところはありません。ご検討いただくことが{advice}件あります",
  ],
  toMendAdvice: [
    "{brands}: {count} to mend, {advice} to consider",
    "{brands}：直すところが{count}件、ご検討いただくことが{advice}件あります",
  ],
  differences: ["\n{count} differences", "\n違いは{count}件です"],
  handbookOnly: [
    "Pictures are taken of the handbook, which stands in the repository of Kaitori.",
    "絵はハンドブックから撮ります。ハンドブックは Kaitori のリポジトリにあります。",
  ],
  notBuilt: [
    'The site of {name} is not built: run "npm run build" first.',
    "{name} のサイトがまだビルドされていません。先に npm run build を実行してください。",
  ],
  picturesAccepted: [
    "{name}: {count} pictures, all accepted: {report}",
    "{name}：{count}枚の絵をすべて認めました：{report}",
  ],
  picturesCompared: [
    "{name}: {count} pictures, {changed} changed, {fresh} new: {report}",
    "{name}：{count}枚の絵のうち、変わったもの{changed}枚、新しいもの{fresh}枚：{report}",
  ],
  pixelsDiffer: ["  {picture}: {pixels} pixels differ", "  {picture}：{pixels}ピクセルが違います"],
  doesNotHold: [
    '{file} does not hold; see "npx pnpm brand check {name}".',
    "{file} に間違いがあります。npx pnpm brand check {name} で確かめてください。",
  ],
  made: ["Made {file}, {bytes} bytes", "{file} を作りました（{bytes} バイト）"],
  deleted: ["Deleted {file}", "{file} を削除しました"],
  wrote: ["Wrote {file}", "{file} を書きました"],
  photographCount: ["{name}: {count} photographs", "{name}：写真{count}枚"],
  photographNameShape: [
    "{file}: its name must be lower-case letters, digits and hyphens, a letter first.",
    "{file}：ファイル名は、英小文字で始まる英小文字・数字・ハイフンにしてください。",
  ],
  iconsFrom: ["{file} is missing: icons are drawn from it.", "アイコンのもとになる {file} がありません。"],
  kept: [
    "Kept {file}, which was not drawn by this command",
    "{file} は、このコマンドで描いたものではないので残しました",
  ],
  drew: ["Drew {file}, {bytes} bytes", "{file} を描きました（{bytes} バイト）"],
  pictureCount: ["{name}: {count} pictures", "{name}：絵{count}枚"],
  fontTooHeavy: [
    "{file} has {bytes} bytes with the {count} characters that are set in it, at most {most} may be. Take a font of simpler forms, or --use headings.",
    "{file} は、使う{count}文字で {bytes} バイトになります。上限は {most} です。形の簡単なフォントにするか、--use headings にしてください。",
  ],
  fontMade: [
    "Made {file}: {count} characters, {bytes} bytes",
    "{file} を作りました（{count}文字、{bytes} バイト）",
  ],
  fontNamed: [
    "Wrote {file}; the licence lies beside the font.",
    "{file} を書きました。ライセンスはフォントの隣にあります。",
  ],
  fontCollection: [
    "{file} is a collection, which holds several fonts: one font is needed, an .otf or .ttf file.",
    "{file} には複数のフォントが入っています。1つのフォントのファイル（.otf か .ttf）を指定してください。",
  ],
  notAFont: [
    "{file} is no font that can be read: a TTF, OTF, WOFF or WOFF2 is needed.",
    "{file} をフォントとして読めません。TTF、OTF、WOFF、WOFF2 のどれかにしてください。",
  ],
  cannotRead: ["{file} cannot be read.", "{file} を読めません。"],
  whichFont: [
    "From which font? Say --from FILE (TTF, OTF, WOFF or WOFF2).",
    "どのフォントからですか。--from ファイル（TTF、OTF、WOFF、WOFF2）を付けてください。",
  ],
  whichLicence: [
    "Under which licence? Say --licence FILE; a font goes out only with it.",
    "ライセンスはどれですか。--licence ファイル を付けてください。フォントはライセンスとともに置きます。",
  ],
  useIs: ['--use is "headings" or "text".', "--use は headings か text にしてください。"],
  siteOpens: [
    'The site of {name} opens at the address below; its API is that of a running "npm start".',
    "{name} のサイトは下のアドレスで開きます。APIは、動いている npm start のものです。",
  ],
  handbookOpens: ["The handbook opens in {name}: {address}", "ハンドブックを {name} で開きます：{address}"],
  needsApi: [
    'The site needs its API, and on port {port} nothing serves {name}. Start it with "npm start", or say PORT.',
    "サイトにはAPIが要りますが、ポート {port} では {name} が動いていません。npm start で始めるか、PORT を指定してください。",
  ],
  noFormatter: ["The formatter did not start: {reason}", "整形のツールが始まりません：{reason}"],
  pnpmFailed: ['"pnpm {command}" did not succeed.', "pnpm {command} が失敗しました。"],
  serverFailed: ["The server does not start:\n{said}", "サーバーが始まりません：\n{said}"],
  noPlaywright: [
    'Pictures are taken with Playwright: run "npx pnpm add -D playwright-core" first.',
    "絵は Playwright で撮ります。先に npx pnpm add -D playwright-core を実行してください。",
  ],
  whichTokens: [
    "From which file? Say --from FILE.",
    "どのファイルからですか。--from ファイル を付けてください。",
  ],
  noTokens: ["{file} holds no tokens of a brand: {reason}", "{file} にブランドの設定がありません：{reason}"],
} as const satisfies Readonly<Record<string, readonly [en: string, ja: string]>>;

export type SentenceName = keyof typeof sentences;
