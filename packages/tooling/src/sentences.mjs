import { parseArgs } from "node:util";
import { Refusal } from "./refusal.mjs";

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
    "Starting the server; the first start also creates the database …",
    "サーバーを起動しています（初回はデータベースも用意します）…",
  ],
  ready: ["Ready in {time}.", "準備ができました（{time}）。"],
  handbookText: [
    "every component and screen, in every brand",
    "ハンドブック：すべての部品と画面を、どのブランドでも見られます",
  ],
  boardText: [
    "design a brand and see it on every screen",
    "ブランドボード：見た目を決めて、すべての画面で確かめます",
  ],
  indexPage: [
    "brands, demo accounts, mailbox, API description",
    "ブランド、デモアカウント、メール、APIの説明の一覧",
  ],
  reloads: ["reloads as files are saved", "ファイルを保存するたびに反映されます"],
  stops: ["Ctrl+C stops it.", "Ctrl+Cで止まります。"],
  buildingHandbook: ["Building the handbook …", "ハンドブックをつくっています …"],
  handbookBuilt: ["The handbook is built ({time}).", "ハンドブックができました（{time}）。"],

  noSuchBrand: [
    "There is no brand {name}: choose one of {names}.",
    "{name} というブランドはありません。{names} から選んでください。",
  ],
  notAPort: [
    "Invalid port: give a number from 1 to 65535 with --{flag}.",
    "ポートの番号ではありません。--{flag} に1から65535までの数字を指定してください。",
  ],
  portInUse: [
    "Port {port} is in use: stop the program that uses it, or choose another port with --{flag}.",
    "ポート{port}は使われています。使っているものを止めるか、--{flag} で別の番号を指定してください。",
  ],
  notWritable: [
    "The data folder {folder} cannot be written: choose another with --data.",
    "データのフォルダー {folder} に書き込めません。--data で別のフォルダーを指定してください。",
  ],
  serverDidNotStart: [
    "The server did not start: see the line above.",
    "サーバーが起動しませんでした。理由は、すぐ上の行にあります。",
  ],
  siteDidNotStart: [
    "The site did not start: see the lines above.",
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
  registryUnreachable: [
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
  unknownFlag: [
    "--{name} is not a flag of this command: see --help.",
    "--{name} は、このコマンドにはありません。--help に説明があります。",
  ],
  whichLanguage: ["--lang takes ja or en.", "--lang には ja か en を指定してください。"],

  startHelp: [
    `Installs missing packages, builds changes, serves every brand, and prints the addresses.

  --port N        port to listen on (PORT, 4100)
  --data FOLDER   folder of the database, files and mails (DATA_DIR, .data)
  --no-build      serve the last build
  --no-handbook   build the handbook only when it is opened
  --lang ja       print Japanese (default: the language in LANG)`,
    `足りないものをインストールし、変わったものをビルドし、すべてのブランドのサイトを表示して、アドレスを示します。

  --port N        待ち受けるポート（PORT、4100）
  --data FOLDER   データベース、ファイル、メールを置くフォルダー（DATA_DIR、.data）
  --no-build      前回ビルドしたものを表示します
  --no-handbook   ハンドブックを、はじめて開いたときにつくります
  --lang en       英語で表示します`,
  ],
  devHelp: [
    `The server and one brand's site with hot reload (the first brand by default). The page reloads when
tokens, words, settings or components are saved; a new host name needs a restart.

  --port N        port of the API (PORT, 4100)
  --site-port N   port of the site (5173)
  --data FOLDER   folder of the database, files and mails (DATA_DIR, .data)
  --lang ja       print Japanese (default: the language in LANG)`,
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

/** Sets the language of a command by its arguments. @param {string[]} args */
export function setLanguage([command = "", ...args]) {
  const options = /** @type {const} */ ({ lang: { type: "string" } });
  const { lang } = parseArgs({ args: args.filter((arg) => arg !== "--"), strict: false, options }).values;
  language = lang === "ja" || lang === "en" ? lang : defaultLanguage(command);
  if (lang !== undefined && lang !== language) throw new Refusal(sentenceOf("whichLanguage"));
}

/**
 * @param {keyof typeof sentences} name
 * @param {Record<string, string | number>} [values]
 */
export function sentenceOf(name, values = {}) {
  const [en, ja] = sentences[name];
  return (language === "ja" ? ja : en).replace(/\{(\w+)\}/g, (placeholder, key) =>
    String(values[key] ?? placeholder),
  );
}
