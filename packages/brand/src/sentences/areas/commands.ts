/** Help and answers of the commands, in English and Japanese. */
export const commandsSentences = {
  usage: ["npx pnpm brand COMMAND", "npx pnpm brand コマンド"],
  unknownLanguage: ['--lang is "ja" or "en".', "--lang は ja か en にしてください。"],
  langHelp: ["--lang ja|en on every command", "どのコマンドにも --lang ja|en を付けられます"],
  unknownCommand: ['There is no command "{name}".', "「{name}」というコマンドはありません。"],
  unknownOption: ["There is no option {option}.", "{option} という指定はありません。"],
  newHelp: [
    "Writes brands/NAME and apps/NAME; the next start serves the brand. In an empty folder, a repository for it too.",
    "brands/名前 と apps/名前 を作ります。次の npm start で表示されます。空のフォルダーでは、リポジトリも作ります。",
  ],
  checkHelp: [
    "Finds what is wrong with one brand or with all, each with file, line and the correction; --fix corrects what has one answer and formats the files, --online follows links, --today is the day that dates are compared with.",
    "ブランドの間違いを、ファイル・行・直し方とともに示します。--fix は答えが1つのものを直してファイルを整え、--online はリンク先を開いて確かめ、--today は日付を比べる日です（書かなければ今日）。",
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
    "Writes a font with only the characters of the brand's texts, and its licence, to assets/fonts and tokens.ts.",
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
  brandNameMissing: ["Which brand? There are {names}.", "どのブランドですか。{names} があります。"],
  unknownBrandSuggestion: [
    'There is no brand "{name}". Did you mean "{suggestion}"?',
    "「{name}」というブランドはありません。「{suggestion}」のことですか。",
  ],
  unknownBrand: [
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
  folderExists: ["There is a folder {folder} already.", "{folder} というフォルダーがもうあります。"],
  wroteNew: [
    "Wrote {count} files to brands/{name} and apps/{name}.",
    "brands/{name} と apps/{name} に{count}個のファイルを作りました。",
  ],
  nextCommands: [
    "\nNext:\n  npm start                  and open http://{host}:4100/\n  npx pnpm brand check {name}   shows what is left to write",
    "\n次は：\n  npm start                  のあとに http://{host}:4100/ を開きます\n  npx pnpm brand check {name}   で、まだ書いていないものがわかります",
  ],
  findingCorrected: ["{place}  corrected: {message}", "{place}  直しました：{message}"],
  fileFormatted: ["{file}  formatted", "{file}  整えました"],
  advice: ["advice: {message}", "ご検討：{message}"],
  nothingToCorrect: ["{brands}: nothing to correct", "{brands}：直すところはありません"],
  toCorrect: ["{brands}: {count} to correct", "{brands}：直すところが{count}件あります"],
  nothingToCorrectAdvice: [
    "{brands}: nothing to correct, {advice} to consider",
    "{brands}：直すところはありません。ご検討いただくことが{advice}件あります",
  ],
  toCorrectAdvice: [
    "{brands}: {count} to correct, {advice} to consider",
    "{brands}：直すところが{count}件、ご検討いただくことが{advice}件あります",
  ],
  differences: ["\n{count} differences", "\n違いは{count}件です"],
  handbookMissing: [
    "Pictures are taken of the handbook, which is in the repository of Kaitori.",
    "絵はハンドブックから撮ります。ハンドブックは Kaitori のリポジトリにあります。",
  ],
  siteNotBuilt: [
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
  pictureChanges: ["{count} pictures changed", "{count}枚の絵が変わりました"],
  newPicture: ["New: none was accepted before", "新しい絵です。前に認めたものはありません"],
  acceptedPicture: ["accepted before", "前に認めた絵"],
  currentPicture: ["now", "いまの絵"],
  differencePicture: ["what differs", "違うところ"],
  pixelsDiffer: ["  {picture}: {pixels} pixels differ", "  {picture}：{pixels}ピクセルが違います"],
  invalidFile: [
    '{file} is not valid; see "npx pnpm brand check {name}".',
    "{file} に間違いがあります。npx pnpm brand check {name} で確かめてください。",
  ],
  photographMade: ["Made {file}, {bytes} bytes", "{file} を作りました（{bytes} バイト）"],
  photographDeleted: ["Deleted {file}", "{file} を削除しました"],
  fileWritten: ["Wrote {file}", "{file} を書きました"],
  photographCount: ["{name}: {count} photographs", "{name}：写真{count}枚"],
  photographNameShape: [
    "{file}: its name must be lower-case letters, digits and hyphens, a letter first.",
    "{file}：ファイル名は、英小文字で始まる英小文字・数字・ハイフンにしてください。",
  ],
  iconSourceMissing: [
    "{file} is missing: icons are drawn from it.",
    "アイコンのもとになる {file} がありません。",
  ],
  iconKept: [
    "Kept {file}, which was not drawn by this command",
    "{file} は、このコマンドで描いたものではないので残しました",
  ],
  iconDrawn: ["Drew {file}, {bytes} bytes", "{file} を描きました（{bytes} バイト）"],
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
    "{file} is a collection of several fonts: one font is needed, an .otf or .ttf file.",
    "{file} には複数のフォントが入っています。1つのフォントのファイル（.otf か .ttf）を指定してください。",
  ],
  notAFont: [
    "{file} is no font that can be read: a TTF, OTF, WOFF or WOFF2 is needed.",
    "{file} をフォントとして読めません。TTF、OTF、WOFF、WOFF2 のどれかにしてください。",
  ],
  cannotRead: ["{file} cannot be read.", "{file} を読めません。"],
  fontFileMissing: [
    "From which font? Say --from FILE (TTF, OTF, WOFF or WOFF2).",
    "どのフォントからですか。--from ファイル（TTF、OTF、WOFF、WOFF2）を付けてください。",
  ],
  licenceFileMissing: [
    "Under which licence? Say --licence FILE; a font goes out only with it.",
    "ライセンスはどれですか。--licence ファイル を付けてください。フォントはライセンスとともに置きます。",
  ],
  unknownFontUse: ['--use is "headings" or "text".', "--use は headings か text にしてください。"],
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
  serverFailed: ["The server does not start:\n{output}", "サーバーが始まりません：\n{output}"],
  noPlaywright: [
    'Pictures are taken with Playwright: run "npx pnpm add -D playwright-core" first.',
    "絵は Playwright で撮ります。先に npx pnpm add -D playwright-core を実行してください。",
  ],
  noBrowser: [
    'No browser was found: run "npx playwright-core install chromium", or set CHROMIUM=/path/to/chrome to an existing file.',
    "ブラウザーが見つかりません。npx playwright-core install chromium を実行するか、CHROMIUM=/path/to/chrome にあるものを指定してください。",
  ],
  tokensFileMissing: [
    "From which file? Say --from FILE.",
    "どのファイルからですか。--from ファイル を付けてください。",
  ],
  notATokensFile: [
    "{file} contains no tokens of a brand: {reason}",
    "{file} にブランドの設定がありません：{reason}",
  ],
} as const;
