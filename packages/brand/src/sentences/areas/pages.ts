/** Findings of the check about papers, account, tags and sections, in English and Japanese. */
export const pagesSentences = {
  // Papers, account, tags
  paperOfEveryBrand: [
    '"{key}" is a paper of every brand ({title})',
    "「{key}」はどのブランドでも求める書類です（{title}）",
  ],
  ownPaper: [
    "Give yours one of its own, or take it out: that one is asked for already.",
    "別のものにするか、書類を消してください。その書類はもう求めています。",
  ],
  beginsFurther: [
    '"{key}" begins with "further_", which is put before every key',
    "「{key}」が further_ で始まっています。further_ は自動で付きます",
  ],
  paperTitleKnown: [
    "「{title}」 is what a paper of every brand is called ({kind})",
    "「{title}」は、どのブランドでも求める書類の名前です（{kind}）",
  ],
  paperDiffers: [
    "「{phrase}」: the paper 「{title}」 has {setting}",
    "「{phrase}」とありますが、「{title}」の設定は {setting} です",
  ],
  unknownPaper: [
    "「{phrase}」 is asked for in the text, but not by the settings (furtherPapers)",
    "「{phrase}」を求めていますが、設定（furtherPapers）にありません",
  ],
  addPaper: [
    "Take it out, or add the paper to furtherPapers.",
    "消すか、settings.ts の furtherPapers にその書類を書いてください。",
  ],
  matchPaperSetting: ["Make the text and the paper's setting agree.", "文と書類の設定をそろえてください。"],
  paperOfGiver: [
    "「{phrase}」: only a {giver} applicant has this paper",
    "「{phrase}」とあるので、この書類を持っているのは {giver} の方だけです",
  ],
  writeGiver: [
    'Write from: "{giver}", or name a paper that the others have.',
    'from: "{giver}" にするか、その方が持っている書類にしてください。',
  ],
  noSuchPaper: ["there is no paper called 「{title}」", "「{title}」という書類はありません"],
  namePaper: [
    "Name the paper as its office does.",
    "役所での名前のとおりに書いてください（例：納税証明書（その3の3））。",
  ],
  nobodyAsked: [
    "no applicant is asked for it: individuals may not apply",
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
  serverLevelTooLow: [
    "no applicant is asked for it: a server of level 0 requests no further papers",
    "この書類は求められません（server.level が 0 のサーバーは求めません）",
  ],
  addFurtherPapers: [
    "Write server.level 1 where the server asks for such papers, or take the paper out.",
    "サーバーが求められるなら server.level を 1 にし、そうでなければ書類を消してください。",
  ],
  zipcodeOfOther: [
    "{zipcode} is a postcode of {prefecture}, but the address is in {written}",
    "{zipcode} は{prefecture}の郵便番号ですが、所在地は{written}です",
  ],
  correctAddress: ["Correct the postcode or the address.", "郵便番号か所在地を直してください。"],
  outsideLimits: [
    "{value} is outside the settings' {low} to {high}",
    "{value} が、設定の {low}〜{high} の外です",
  ],
  noCompanyNumber: ["{number} is no company number", "{number} は法人番号ではありません"],
  companyNumber: [
    "Write 13 digits, of which the first checks the others, or nothing.",
    "13桁の数字（先頭は検査数字）か、空にしてください。",
  ],
  holderAsBanks: [
    "Write the holder in kana, as banks do: カ）アオゾラ.",
    "通帳のとおりにカナで書き、会社の種類と位置をそろえてください（例：カ）アオゾラ）。",
  ],
  writePrefecture: [
    "Write the prefecture in full: 東京都.",
    "都道府県を略さずに書いてください（例：東京都）。",
  ],
  sevenDigits: ["Write seven digits.", "7桁の数字で書いてください。"],
  ownCompany: ["「{text}」 is the brand's own name", "「{text}」は、このブランド自身の名前です"],
  inventedName: ["Invent the name of a customer.", "お客さまの名前を、つくって書いてください。"],
  noCourt: ["there is no court called 「{court}」", "「{court}」という裁判所はありません"],
  nameCourt: [
    "Name a district or summary court that exists.",
    "ある地方裁判所か簡易裁判所を書いてください（例：東京地方裁判所、長野地方裁判所松本支部）。",
  ],
  titleOfOther: ["「{title}」 is no title in {company}", "「{title}」は、{company}で使う言葉ではありません"],
  titleLikeForm: [
    "Write {right}, by the form of the company.",
    "会社の形に合わせて、{right} と書いてください。",
  ],
  noPerson: ["「{text}」 names no person", "「{text}」に、人の名前がありません"],
  titleAndName: ["Write the title and the name.", "肩書と名前を書いてください（例：代表取締役 青葉 一郎）。"],
  noTown: ["「{town}」 is no town of the prefecture", "「{town}」という町はありません"],
  codeOfPhone: [
    "{phone} has an area code outside {prefecture}",
    "{phone} は、{prefecture}の市外局番ではありません",
  ],
  correctPhone: ["Correct the number or the address.", "電話番号か所在地を直してください。"],
  senderDomain: [
    "the sender is at {domain}, where neither legal.email nor a host is",
    "差出人のドメイン {domain} が、legal.email とも hosts とも違います",
  ],
  ownDomain: ["Write an address at the brand's domain.", "このブランドのドメインのアドレスにしてください。"],
  factOfOther: [
    '"{key}" is that of the brand {brand}: {text}',
    "「{key}」の {text} は、ブランド {brand} のものと同じです",
  ],
  holderKind: [
    "the holder {holder} has another company form than {company}",
    "口座名義「{holder}」の会社の種類か位置が、会社名 {company} と違います",
  ],
  holderLikeCompany: [
    "Write the same company form in holder and legal.company.",
    "holder と legal.company の、会社の種類と位置をそろえてください。",
  ],
  noBank: ["no bank has the code {code}", "銀行コード {code} の銀行はありません"],
  codeOfAnother: [
    "{code} is the code of {rightBank}, not of {writtenBank}",
    "{code} は{writtenBank}ではなく、{rightBank}のコードです",
  ],
  noBranch: ["{bank} has no branch of the code {code}", "{bank}に、支店コード {code} の支店はありません"],
  writeCode: [
    "Write {code}, the code of that name, or the name as the bank has it.",
    "その名前のコード {code} か、銀行のとおりの名前を書いてください。",
  ],
  correctBankNames: [
    "Write the code and the name as the bank has them.",
    "コードと名前を、銀行のとおりに書いてください。",
  ],
  unusedTestId: ['"abTestId" is set, but no tag receives it', "abTestId を知らせる相手がありません"],
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
  purposeMissing: [
    '"{key}" does not name what is asked for: {purpose} ({name})',
    "「{key}」に、許可を求める目的が書かれていません：{purpose}（{name}）",
  ],
  consentNotAsked: [
    '"{key}" promises that nothing is sent before consent, but tags.consent is "inform"',
    '「{key}」に、許可があるまで送らないとありますが、設定では尋ねません（tags.consent が "inform"）',
  ],
  tagsDoSend: [
    '"{key}" says that nothing is sent, but the settings have tags (tags.list)',
    "「{key}」に、送らないとありますが、設定にタグがあります（tags.list）",
  ],
  unnamedTag: [
    '"{key}" names {service}, but the settings have no such tag (tags.list)',
    "「{key}」に「{service}」とありますが、設定にそのタグがありません（tags.list）",
  ],
  nameTagOrTakeOut: [
    "Take it out, or name the tag in the settings: pages load no other script.",
    "消すか、settings.ts の tags にそのタグを書いてください。書いていないスクリプトは読み込まれません。",
  ],
  sayWhatTagsSend: [
    "Say what is sent to whom, or take the tags out.",
    "何をどこへ送るのかを書くか、タグを消してください。",
  ],
  askOrInform: [
    'Set tags.consent to "ask", or say that it is sent at once.',
    'tags.consent を "ask" にするか、すぐに送ると書いてください。',
  ],
  nameThePurpose: [
    "Say in it that the tags are for advertising (広告).",
    "広告のためのタグであることを文に入れてください。",
  ],

  // Sections
  unknownSetting: ["no setting is called {place}", "{place} という設定はありません"],
  unfilledPlaceholder: ["nothing fills {place} here", "ここでは {place} に値が入りません"],
  writePlaceOrWords: ["Write {place}, or the words themselves.", "{place} と書くか、文で書いてください。"],
  writeWords: ["Write the words themselves.", "文で書いてください。"],
  removeStrayBrace: [
    "Take it out, or write the name of a setting between two of them.",
    "消すか、{ } の中に設定の名前を書いてください。",
  ],
  beginsWith: ['the top page begins with "{kind}"', "トップページが「{kind}」で始まっています"],
  beginHero: [
    'Begin it with { kind: "hero" }: it holds the heading of the page.',
    '{ kind: "hero" } で始めてください。ページの見出しはそこにあります。',
  ],
  sectionMissing: [
    'the top page has no "{kind}", to which the links named in copy.ts lead ({keys})',
    "copy.ts に名前のある案内（{keys}）の行き先「{kind}」が、トップページにありません",
  ],
  addSection: [
    'Add { kind: "{kind}" }, or take {keys} out of copy.ts.',
    '{ kind: "{kind}" } を書き足すか、copy.ts の {keys} を消してください。',
  ],
  calculatorTwice: ["the hero contains the calculator already", "計算は、もう最初の部分（hero）にあります"],
  closingMissing: [
    "the top page has no link to the registration at its end",
    "トップページの終わりに、申し込みへの案内がありません",
  ],
  endClosing: ['End it with { kind: "closing" }.', '{ kind: "closing" } で終えてください。'],
  unitMissing: ["{place} is a figure without its unit", "{place} は数だけで、単位が付きません"],
  noArticle: ['"{name}" has no article {number}', "「{name}」に第{number}条はありません"],
  numberUpTo: ["Write a number up to {most}.", "{most} 以下の数にしてください。"],
  movesArticle: [
    'after article {after} it would give article {lastNumber} of "{name}", which the text names by its number, another one',
    "第{after}条のあとに入れると、文中で番号で呼んでいる「{name}」の第{lastNumber}条の番号が変わります",
  ],
  numberBetween: [
    "Write a number from {lastNumber} to {high}.",
    "{lastNumber}から{high}までの数にしてください。",
  ],
  articleTitleTwice: [
    '"{name}" has an article called "{title}" already',
    "「{name}」には、もう「{title}」という条があります",
  ],
  ownTitle: ["Give it a title of its own.", "別の題にしてください。"],
  emptyLine: ["an empty line splits the article", "条の途中に空の行があります"],
  takeLineOut: ["Take the empty line out.", "空の行を消してください。"],
} as const;
