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
} as const;
