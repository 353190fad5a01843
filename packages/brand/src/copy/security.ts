import { copyArea } from "../text/copy-area.ts";

/** The information security policy. */
export const securityCopy = copyArea("security", {
  title: "情報セキュリティ方針",
  lead: "{company}は、お客さまからお預かりする請求書や入出金明細が事業の根幹に関わる情報であることを深く認識し、次の方針に従って守ります。",
  articleHeading: "{number}. {title}",
  article1Title: "体制",
  article1Text: "経営者の責任のもとに情報セキュリティの責任者を置き、方針の実施と見直しを続けます。",
  article2Title: "情報の管理",
  article2Text:
    "お預かりする情報を重要さに応じて分け、取り扱う者と方法を定めます。書類を見られるのは、審査と契約に携わる者に限ります。",
  article3Title: "技術による対策",
  article3Text:
    "通信を暗号化し、書類は形式を確かめたうえで、暗号化して保管します。パスワードは元に戻せない形で保管し、{we}の従業者も知ることはできません。",
  article4Title: "閲覧と判断の記録",
  article4Text:
    "申し込みと書類の閲覧、審査での判断を、担当者ごとに記録します。不正が疑われるときは、記録をもとに調べます。",
  article5Title: "教育",
  article5Text: "すべての従業者に、入社の時と毎年、情報セキュリティの教育を行います。",
  article6Title: "委託先の管理",
  article6Text: "業務を委託するときは、{we}と同じ水準の管理を求め、定期に確かめます。",
  article7Title: "事故への対応",
  article7Text:
    "事故が起きたときは、被害を抑えることを第一に、速やかにお客さまと関係機関へご報告し、再発を防ぎます。",
  article8Title: "継続的な改善",
  article8Text: "法令と社会の変化、新しい脅威に合わせて、この方針と対策を見直します。",
  contact: "お問い合わせ：{email}",
  established: "制定 {date}",
  revised: "最終改定 {date}",
});
