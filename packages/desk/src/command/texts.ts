import type { DeskActName } from "../acts.ts";

/** Texts of the command line, which belongs to no brand. */
export const texts = {
  noSuchPaper: (text: string, papers: string) => `「${text}」という書類はありません: ${papers}`,
  paperNeedsNumber: (paper: string) => `${paper}:<請求書の番号> のように書いてください。`,
  paperNeedsNoNumber: (paper: string) => `${paper} に番号は要りません。`,
  noSuchReason: (text: string, reasons: string) => `「${text}」という理由はありません: ${reasons}`,
  noNumber: (text: string) => `「${text}」は番号ではありません。`,
  numberWanted: "番号を書いてください。",
  noSuchCommand: (text: string) => `「${text}」というコマンドはありません。`,
  reasonWanted: "理由を書いてください。",
  yesOrNoWanted: "yes か no を書いてください。",
  brandWanted: "ブランドを書いてください。",
  usageOfActs: {
    accept: "<書類>",
    "ask-again": "<書類>[#<ファイル>,<ファイル>] <理由のコード,…> [amount=… date=… payer=…] [お客さまへの文]",
    buy: "<請求書> <手数料率 0.05> [理由]   （同じ請求書と思われるものがあるときは、理由が必要）",
    refuse: "<請求書> <理由のコード,…> [amount=… date=… payer=…] [社内の控え]",
    finish: "[again]   （支払いを登録できる人が残らなくても、条件をお知らせする）",
    reject: "<理由のコード,…> [社内の控え]",
    "pay-out": "[代金のお知らせがあっても支払う理由]",
    "end-sale":
      "<請求書> <payerInsolvent|payerPaid> [社内の控え]   （お支払いの前に、お取引先の支払不能か支払いがわかった請求書の契約を終える）",
    "hand-over":
      "<請求書> [金額] [日付 2026-12-03] [again]   （金額がなければ、いま引き渡す額。同じ日・同じ金額の2件目は again）",
    "undo-hand-over": "<請求書>",
    "take-back-report":
      "<請求書>[#<お知らせ>] <お客さまに伝える理由>   （お知らせの誤りを取り消す。番号がなければ最後のもの）",
    settle: "<請求書>",
    "settle-uncollectable":
      "<請求書> <社内の控え（終える理由）>   （支払期日を過ぎても回収できない請求書を終える）",
    delay: "<請求書>",
    contact: "<内容>",
    complaint: "<内容>",
    "stop-contact": "<lawyer|insolvency> <内容>",
    "resume-contact": "<lawyer|insolvency>",
    "file-by": "<請求書> <債権届出の期限>",
    "permit-entry": "<yes|no>",
    "fix-account": "<yes|no>",
    close: "",
    "accept-identity": "[有効期限 2029-11-21]",
    "ask-again-identity": "<理由>",
  } satisfies Record<DeskActName, string>,
  usageAct: (act: string, usage: string) => `desk ${act} <申込> ${usage}`,
  usageBeforeActs:
    "desk list [状態 1-6] [続き]\ndesk show <申込>   （<申込> は desk list の id、<請求書> はその claims の id）\ndesk find <受付番号|照合番号>\ndesk open <ファイル> [フォルダー]\ndesk tasks [done] [続き]   （期日までにすること）\ndesk task <番号>\ndesk answer <番号> <お客さまへの返事>   （お客さまのご依頼を終える）\ndesk done <番号> <社内の控え>\ndesk undone <番号> <社内の控え>",
  usageAfterActs:
    "desk stop <ブランド> <お知らせ>   （新しい申し込みを止める）\ndesk resume <ブランド>\ndesk lists   （郵便番号と銀行の一覧の日付）\ndesk lists postcodes <KEN_ALL.CSV> <日付 2026-10-31>\ndesk lists banks <銀行の一覧> <日付>\ndesk login [認証コード]\ndesk logout\ndesk staff <メールアドレス> <名前> <ブランド,ブランド|all>   （パスワードは DESK_PASSWORD）\ndesk staff list\ndesk staff code <メールアドレス>   （認証アプリを登録し直す）\ndesk staff disable <メールアドレス>\ndesk staff enable <メールアドレス>\ndesk staff alone <ブランド>   （担当者が1人だけなので、決めた人が支払いも登録できる）\ndesk staff together <ブランド>   （決めた人は支払いを登録できない。はじめはこちら）",
  serverNotThere: (server: string) =>
    `${server} にサーバーがありません。npm start などで起動するか、DESK_URL に審査担当のアドレスを入れてください。`,
  serverNotDesk: (server: string) =>
    `${server} は審査担当のアドレスではありません。DESK_URL に審査担当のアドレスを入れてください。`,
  serverNoAddress: "DESK_URL に http://desk.localhost:4100 のようなアドレスを入れてください。",
  loggedIn: "ログインしました。",
  loggedOut: "ログアウトしました。",
  codeWanted: "認証コードが必要です。desk login <コード> でログインしてください。",
};
