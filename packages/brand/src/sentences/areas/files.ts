export const filesSentences = {
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
} as const;
