/** Findings of the check about colours and the font, and texts about pictures of pages, in English and Japanese. */
export const lookSentences = {
  // Colours
  lowContrast: [
    "{text} ({textColour}) on {ground} ({groundColour}) has a contrast of {ratio}",
    "{ground}（{groundColour}）の上の{text}（{textColour}）のコントラストが {ratio} です",
  ],
  lowContrastMore: [
    "{first}, and {count} more pairs fail with it",
    "{first}。同じ原因で、ほかに{count}組が読めません",
  ],
  halfDark: [
    '"paper" ({paper}) and "surface" ({surface}) are not light or dark together',
    "ページの背景（paper {paper}）とカードの背景（surface {surface}）の、片方だけが暗い色です",
  ],
  decideTogether: [
    'Decide the four together: paper: "{paper}", surface: "{surface}", ink: "{ink}", neutral: "{neutral}".',
    '背景、カード、文字、線の4つをまとめて決めてください（例：paper: "{paper}"、surface: "{surface}"、ink: "{ink}"、neutral: "{neutral}"）。',
  ],
  overrideEither: [
    "No single colour corrects it: override {text} or {ground}.",
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

  shownOtherwise: [
    '"{name}" ({decided}) has a contrast of {ratio} on the pages, so text, links and edges are shown in {shown}',
    "「{name}」（{decided}）は、ページの地とのコントラストが {ratio} のため、文字や縁には {shown} が使われます",
  ],
  accentLost: [
    '"accent" ({accent}) looks like "brand", "paper" or "surface" ({other})',
    "アクセントの色（accent {accent}）が、ブランドの色か地の色（{other}）と見分けられません",
  ],
  otherAccent: [
    'Choose another hue or lightness for "accent".',
    "accent を、色合いか明るさの違う色にしてください。",
  ],
  drawnInOtherHue: [
    '{file} is drawn in {drawn}, but "brand" is {brand}',
    "{file} の色（主に {drawn}）が、ブランドの色（brand {brand}）とアクセントの色のどちらとも違う色合いです",
  ],
  drawInBrandColour: [
    'Draw the logo, the mark and the pictures in the colour of "brand", or decide that of the logo.',
    "ロゴ、マーク、絵を brand の色で描き直すか、brand をロゴの色にしてください。",
  ],
  drawnSmall: [
    "the drawing of {file} is at most {share} % as large as its square",
    "{file} の絵の大きさが、正方形の一辺の{share}％しかありません",
  ],
  fillSquare: ["Make the viewBox as large as the drawing.", "viewBox を、絵の大きさに合わせてください。"],
  shapesAlike: [
    "the shapes of {file} cannot be distinguished: their contrast is at most {ratio}",
    "{file} の図形どうしのコントラストが最大でも {ratio} で、形がわかりません",
  ],
  drawApart: [
    "Draw the shapes and their ground in colours with a contrast of 3 or more.",
    "図形とその地を、コントラストが3以上の色で描いてください。",
  ],

  // Font
  fontNotInAssets: ["{file} is not in assets/fonts", "{file} が assets/fonts にありません"],
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

  // Pictures
  storiesHelp: [
    `npx pnpm look [PART OF A STORY'S ID] [--brand NAME] [--accept] [--built FOLDER] [--pictures FOLDER]
npx pnpm look [PART OF A STORY'S ID] --brand NAME --beside NAME

Takes a picture of every story in every brand and compares it with the one accepted before; --accept accepts.
With --beside, pictures of two brands lie side by side, and nothing is judged. Accepted pictures belong to the machine
that took them: browsers and fonts differ.
--lang ja|en`,
    `npx pnpm look [ストーリーのIDの一部] [--brand 名前] [--accept] [--built フォルダー] [--pictures フォルダー]
npx pnpm look [ストーリーのIDの一部] --brand 名前 --beside 名前

すべてのストーリーの絵をすべてのブランドで撮り、前に認めた絵と比べます。--accept は新しい絵を認めます。
--beside は2つのブランドの絵を並べるだけで、比べません。ブラウザーとフォントは機械によって違うため、認めた絵は、撮った
機械でだけ使えます。
--lang ja|en`,
  ],
  storyPicturesReport: ["{count} pictures of {names}: {file}", "{names} の絵が{count}枚あります：{file}"],
  storiesFirst: [
    "Nothing was accepted yet: these pictures are now, in {folder}",
    "認めた絵がまだなかったので、今の絵を認めた絵にしました：{folder}",
  ],
  storiesCompared: ["Accepted, current and what differs: {file}", "認めた絵、今の絵、違うところ：{file}"],
  frontPictureHelp: [
    `npx pnpm pictures [FILE]

Takes the picture of the README, three pages in three brands above the board: into docs/brands.jpg, or another file. The
sites and the handbook have to be built.
--lang ja|en`,
    `npx pnpm pictures [ファイル]

READMEの絵（3つのブランドの3つのページと、ブランドボード）を撮り、docs/brands.jpg か、指定したファイルに書きます。先に、サイトと
ハンドブックをビルドしておきます。
--lang ja|en`,
  ],
} as const;
