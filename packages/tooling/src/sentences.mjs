/**
 * Sentences of `npm start` and `dev` in English and Japanese, since brand teams run them, too. They must work without
 * installed packages, so the TypeScript sentences of the brand commands cannot be used. `{name}` is a placeholder.
 * @satisfies {Record<string, readonly [en: string, ja: string]>}
 */
const sentences = {
  installing: ["Installing packages", "パッケージをインストールしています"],
  building: ["Building the site and the brands", "サイトとブランドをビルドしています"],
  done: ["done", "完了"],
  failed: ["failed", "失敗"],
  seconds: ["{seconds} s", "{seconds}秒"],
  startingServer: [
    "Starting the server; the first time it fills its database …",
    "サーバーを起動しています（初回はデータベースも用意します）…",
  ],
  ready: ["Ready in {time}.", "準備ができました（{time}）。"],
  everyComponent: [
    "every component and screen, in every brand",
    "ハンドブック：すべての部品と画面を、どのブランドでも見られます",
  ],
  theBoard: [
    "decide how a brand looks, and see it on every screen",
    "ブランドボード：見た目を決めて、すべての画面で確かめます",
  ],
  theIndex: [
    "brands, demo accounts, mailbox, API description",
    "ブランド、デモアカウント、メール、APIの説明の一覧",
  ],
  reloads: ["reloads as files are saved", "ファイルを保存するたびに反映されます"],
  stops: ["Ctrl+C stops it.", "Ctrl+Cで止まります。"],
  buildingHandbook: ["Building the handbook …", "ハンドブックをつくっています …"],
  handbookThere: ["The handbook is there ({time}).", "ハンドブックができました（{time}）。"],

  noSuchBrand: [
    "There is no brand {name}: choose one of {names}.",
    "{name} というブランドはありません。{names} から選んでください。",
  ],
  notAPort: [
    "The port is not one: give a number from 1 to 65535 with --{flag}.",
    "ポートの番号ではありません。--{flag} に1から65535までの数字を指定してください。",
  ],
  portInUse: [
    "Port {port} is in use: stop what listens there, or choose another with --{flag}.",
    "ポート{port}は使われています。使っているものを止めるか、--{flag} で別の番号を指定してください。",
  ],
  notWritable: [
    "The data folder {folder} cannot be written: choose another with --data.",
    "データのフォルダー {folder} に書き込めません。--data で別のフォルダーを指定してください。",
  ],
  serverDidNotStart: [
    "The server did not start: the line above says why.",
    "サーバーが起動しませんでした。理由は、すぐ上の行にあります。",
  ],
  siteDidNotStart: [
    "The site did not start: the lines above say why.",
    "サイトが起動しませんでした。理由は、すぐ上の行にあります。",
  ],
  nodeTooOld: [
    "Node {version} is too old: install Node {oldest} or newer.",
    "Node {version} は古すぎます。Node {oldest} 以上をインストールしてください。",
  ],
  notInstalled: [
    "The packages could not be installed: {reason} Then run the command again.",
    "パッケージをインストールできませんでした。{reason}そのあと、もう一度実行してください。",
  ],
  isOnline: [
    "the package registry cannot be reached. Is this machine online?",
    "パッケージの配布元に接続できません。インターネットへの接続を確かめてください。",
  ],
  seeAbove: ["see the lines above.", "すぐ上の行を確かめてください。"],
  buildFailed: [
    "The build failed: see the lines above.",
    "ビルドに失敗しました。すぐ上の行を確かめてください。",
  ],
  flagNeedsValue: [
    "--{name} needs a value: see --help.",
    "--{name} には値が要ります。--help に説明があります。",
  ],
  notAFlag: [
    "--{name} is not a flag of this command: see --help.",
    "--{name} は、このコマンドにはありません。--help に説明があります。",
  ],
  whichLanguage: ["--lang takes ja or en.", "--lang には ja か en を指定してください。"],

  startHelp: [
    `Installs what is missing, builds what has changed, serves every brand, and says where.

  --port N        port to listen on (PORT, 4100)
  --data FOLDER   where the database, files and mails are kept (DATA_DIR, .data)
  --no-build      serve what was built last time
  --no-handbook   build the handbook when it is opened first, and not before
  --lang ja       speak Japanese, as where the machine does (LANG)`,
    `足りないものをインストールし、変わったものをビルドし、すべてのブランドのサイトを表示して、アドレスを示します。

  --port N        待ち受けるポート（PORT、4100）
  --data FOLDER   データベース、ファイル、メールを置くフォルダー（DATA_DIR、.data）
  --no-build      前回ビルドしたものを表示します
  --no-handbook   ハンドブックを、はじめて開いたときにつくります
  --lang en       英語で表示します`,
  ],
  devHelp: [
    `The server and one brand's site with hot reload (the first brand when none is named). Tokens, words, settings
and components arrive in the page when they are saved; another host name does at the next start.

  --port N        port of the API (PORT, 4100)
  --site-port N   port of the site (5173)
  --data FOLDER   where the database, files and mails are kept (DATA_DIR, .data)
  --lang ja       speak Japanese, as where the machine does (LANG)`,
    `サーバーと、1つのブランドのサイトを表示します（書かなければ最初のブランド）。見た目、文言、設定、部品は、
保存するとページに反映されます。ホスト名の変更は、次に起動したときに反映されます。

  --port N        APIのポート（PORT、4100）
  --site-port N   サイトのポート（5173）
  --data FOLDER   データベース、ファイル、メールを置くフォルダー（DATA_DIR、.data）
  --lang en       英語で表示します`,
  ],
};

/** Language of the machine for commands that brand teams run; English for others. @param {string} command */
const defaultLanguage = (command) =>
  ["start", "dev", "build"].includes(command) &&
  /^ja/.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || "")
    ? "ja"
    : "en";
let language = "en";

/** Takes `--lang` out of the arguments and sets the language. @param {string[]} args */
export function readLanguage(args) {
  const at = args.findIndex((text) => /^--lang(?:=|$)/.test(text));
  const [, inline] = (args[at] ?? "").split("=");
  const name = inline ?? args[at + 1] ?? "";
  const rest = at < 0 ? args : [...args.slice(0, at), ...args.slice(inline === undefined ? at + 2 : at + 1)];
  const isKnown = name === "ja" || name === "en";
  language = at >= 0 && isKnown ? name : defaultLanguage(rest[0] ?? "");
  return at >= 0 && !isKnown ? { rest, error: say("whichLanguage") } : { rest };
}

/**
 * @param {keyof typeof sentences} name
 * @param {Record<string, string | number>} [values]
 */
export function say(name, values = {}) {
  const [en, ja] = sentences[name];
  return (language === "ja" ? ja : en).replace(/\{(\w+)\}/g, (place, key) => String(values[key] ?? place));
}
