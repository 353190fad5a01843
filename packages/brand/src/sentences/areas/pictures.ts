/** Findings of the check about pictures and photographs, in English and Japanese. */
export const picturesSentences = {
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
  altSaysNothing: ["「{text}」 does not describe the photograph", "「{text}」では、何の写真かがわかりません"],
  sayWhatIsSeen: [
    "Say what is seen, such as 「朝の港に並ぶ船」.",
    "「朝の港に並ぶ船」のように、写っているものを書いてください。",
  ],
  sizeDiffers: [
    '"{name}" says {stated}, {file} is {actual}',
    "「{name}」は {stated} と書いてありますが、{file} は {actual} です",
  ],
  writeSize: [
    "Write the size of the file, so that pages do not jump.",
    "ファイルの大きさを書いてください。違うと、表示のときにページが動きます。",
  ],
  sizeIs: ["{file} is {actual}", "{file} が {actual} です"],
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
  containsScript: ["contains a script", "にスクリプトが入っています"],
  takeScriptOut: ["Take the script out.", "スクリプトを消してください。"],
  containsEventHandler: ["contains an event handler", "にイベントの処理が入っています"],
  takeHandlerOut: ["Take the handler out.", "処理を消してください。"],
  containsForeignContent: ["contains foreign content", "に foreignObject が入っています"],
  drawAsShapes: ["Draw it as shapes.", "図形で描いてください。"],
  refersToOtherFiles: ["refers to something outside itself", "がほかのファイルを読み込みます"],
  putEverythingInFile: [
    "Put everything it needs into the file: pages load nothing from elsewhere.",
    "必要なものをすべてファイルの中に入れてください。ページは、よそから何も読み込みません。",
  ],
  containsText: ["contains text that is not outlined", "に、アウトラインにしていない文字があります"],
  outlineText: [
    "Turn them into shapes, because another machine draws them in another type; put sentences into copy.ts.",
    "アウトラインにしてください。ほかの端末では、別の書体で表示されます。読ませる文は copy.ts に書いてください。",
  ],
  isAnimated: ["is animated", "に動き（アニメーション）が入っています"],
  takeMovementOut: [
    "Take the animation out: it plays also for people who reduce motion.",
    "動きを消してください。動きを減らす設定の端末でも動き、点滅は発作を起こすことがあります。",
  ],
  isCutOff: ["is cut off by its viewBox", "の絵が viewBox からはみ出して、切れています"],
  containsPixelImage: ["contains a pixel image", "に写真や画像が入っています"],
  lowVisibility: [
    "{file} has a contrast of at most {ratio} against its background {ground} ({colour})",
    "{file} は、載せる地（{ground} {colour}）とのコントラストが最大でも {ratio} です",
  ],
  partInvisible: [
    "{share} % of {file}, mostly {lost}, cannot be distinguished from its background {ground} ({colour})",
    "{file} の約{share}％（主に {lost}）が、載せる地（{ground} {colour}）と見分けられません",
  ],
  drawDarker: [
    "Draw it in a colour that is seen there: 3 or more.",
    "その地の上で見える色（3以上）で描いてください。",
  ],
  iconsMissing: ["there is no {files} in assets", "assets に {files} がありません"],
  oldIcons: ["{files} show another mark than the brand's", "{files} がいまのマークと違います"],
  runIcons: ['Run "npx pnpm brand icons {name}".', "npx pnpm brand icons {name} を実行してください。"],
  simplerMark: ["Draw a simpler mark.", "マークを簡単な形にしてください。"],
  templatePictures: [
    "{place} still contains pictures of the template: {files}",
    "{place} にひな形の絵が残っています：{files}",
  ],
  ownPictures: [
    "Put pictures of the brand's own in their place, under the same names.",
    "同じ名前で、このブランドの絵に差し替えてください。",
  ],

  // Photographs
  filesNotMade: ["nothing was made of {file} yet", "{file} からまだ何も作られていません"],
  runPictures: [
    'Run "npx pnpm brand pictures {name}".',
    "npx pnpm brand pictures {name} を実行してください。",
  ],
  photographsNotPassed: ["does not hand over the photographs", "写真が渡されていません"],
  importPhotographs: [
    'Import "./photographs.ts" and name it in defineBrand.',
    "./photographs.ts を読み込んで、defineBrand に書いてください。",
  ],
  originalMissing: [
    '"{name}" names {file}, which is not in photographs/',
    "「{name}」の {file} が photographs/ にありません",
  ],
  putOriginal: [
    "Put the original there, or take the photograph out.",
    "もとの写真を置くか、この写真を消してください。",
  ],
  outdatedFiles: ['"{name}" was made of another {file}', "「{name}」が、いまの {file} から作られていません"],
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
    '"{name}" says {stated}, the picture is {actual}',
    "「{name}」は {stated} と書いてありますが、写真は {actual} です",
  ],
  originalTooSmall: [
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
  orphanedFiles: [
    "{count} files in assets/photographs were made of originals that are gone",
    "assets/photographs に、もとの写真がないファイルが{count}個あります",
  ],
} as const;
