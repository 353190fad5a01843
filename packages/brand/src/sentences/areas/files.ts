/** Findings of the check about files, keys and hosts, in English and Japanese. */
export const filesSentences = {
  // Files and keys
  fileMissing: ["is missing", "ファイルがありません"],
  writeFile: [
    'Write it: "export default { … }". "npx pnpm brand new" shows the shape.',
    "「export default { … }」の形で書いてください。形は npx pnpm brand new で作るブランドのとおりです。",
  ],
  writeData: [
    "Leave plain data here: objects, lists, texts, numbers, true and false.",
    "ここに書けるのは、{ }、[ ]、文字列、数値、true、falseだけです。",
  ],
  noExport: ['has no "export default { … }"', "「export default { … }」がありません"],
  afterData: ["has {token} after the data", "データのあとに{token}があります"],
  endsBeforeData: ["ends before the data does", "データの途中で終わっています"],
  unexpectedToken: [
    'has {token} where "{expected}" should stand',
    "「{expected}」のところに{token}があります",
  ],
  notData: ["has {token} where only data may stand", "値のところに{token}があります"],
  textPlusOther: ["adds {token} to a text", "文字列に{token}をつないでいます"],
  keyTwice: ['has the key "{key}" twice', "「{key}」が2回書かれています"],
  noComma: ["lacks a comma after {before}", "{before}のあとに、半角のカンマがありません"],
  addComma: ['Write "," after it.', "そのあとに , を書いてください。"],
  fullWidthMark: ['has "{mark}" in full width', "「{mark}」が全角です"],
  halfWidthMark: ['Write "{mark}" in half width.', "半角の {mark} を書いてください。"],
  unclosedQuote: ["has a text that {mark} begins but does not end", "文字列の終わりに {mark} がありません"],
  closeQuote: [
    "Write {mark} at both ends of the text.",
    "文字列の前と後ろを、同じ行の {mark} で囲んでください。",
  ],
  noKeyHere: ["has {token} where a key should stand", "項目名のところに{token}があります"],
  endOfFile: ["its end", "ファイルの終わり"],
  notAKey: ['"{key}" is not a key', "「{key}」という項目はありません"],
  keysMissing: ['"{place}" lacks {names}', "「{place}」に{names}がありません"],
  addKeys: ["Add {names}.", "{names} を書き足してください。"],
  keyMissing: ['"{key}" is missing', "「{key}」がありません"],
  valueIs: ['"{key}" is {value}', "「{key}」が {value} です"],
  wrongForm: ["in the wrong form", "決まった形でないもの"],
  requirementIs: ["It {demand}.", "{demand}。"],
  write: ["Write {text}.", "{text} と書いてください。"],
  takeOut: ["Take it out.", "消してください。"],
  leaveOne: ["Leave one of them.", "どちらか1つにしてください。"],
  textTwice: ['"{text}" occurs twice in one list', "「{text}」が、同じ一覧に2つあります"],

  // Name and hosts
  nameImpossible: ['"{name}" cannot be the name of a brand', "「{name}」はブランドの名前にできません"],
  callsBrand: ['calls the brand "{name}"', "ブランドの名前が「{name}」になっています"],
  hostShared: ['"{host}" is a host of {brand} too', "「{host}」は{brand}のホスト名でもあります"],
  giveEachItsOwn: ["Give each its own.", "それぞれ別のものにしてください。"],
} as const;
