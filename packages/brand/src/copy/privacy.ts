import { copyArea } from "../text/copy-area.ts";

/** The privacy policy. */
export const privacyCopy = copyArea("privacy", {
  title: "プライバシーポリシー",
  lead: "{company}（以下「{we}」といいます）は、「{serviceName}」でお預かりする個人情報を、個人情報の保護に関する法律と関係する法令に従って取り扱います。",
  articleHeading: "{number}. {title}",
  contents: "目次",
  article1Title: "事業者の名称",
  article1Text: "{company}　{representative}\n〒{zipcode} {address}",
  article2Title: "お預かりする情報",
  article2Text:
    "お名前・生年月日・住所・電話番号・メールアドレス、会社名と事業の情報、本人確認書類、振込先の口座、入出金明細・決算書類・請求書の内容、本サービスの利用の記録です。\nマイナンバー（個人番号）はお預かりしません。番号は隠してお送りください。番号の写った書類が届いたときは審査に使わず、番号を隠した書類をもう一度お願いします。",
  article3Title: "利用の目的",
  article3Text:
    "本人の確認、審査、契約の締結と履行、代金のお支払いと回収、ご連絡とお問い合わせへの対応、不正の防止、法令に基づく義務の履行、サービスの改善のために利用します。",
  article4Title: "第三者への提供",
  article4Text:
    "法令に基づくときを除き、ご本人の同意なく第三者へ提供しません。買い取った債権の管理や登記のために必要なときは、契約でお示しする範囲で提供します。",
  article5Title: "委託",
  article5Text:
    "本人確認、書類の読み取り、情報システムの運用などを外部に委託することがあります。委託先は安全に管理できる事業者を選び、契約によって監督します。",
  article6Title: "犯罪による収益の移転防止",
  article6Text:
    "{we}は、犯罪による収益の移転防止に関する法律の趣旨に従い、取引の時にご本人を確認し、記録を7年間保存します。",
  article7Title: "保存の期間",
  article7Text:
    "契約に関する書類は契約の終了から10年間、契約に至らなかった申し込みの書類は申し込みの日から1年間保存し、その後に消去します。",
  article8Title: "クッキーと利用状況の計測",
  article8Text:
    "ログインの状態を保つためにクッキーを使います。利用状況を計測するときも、お名前や口座などの情報を計測の事業者へ送ることはありません。",
  article9Title: "安全のための措置",
  article9Text:
    "通信と書類の暗号化、権限の管理、従業者の教育、委託先の監督など、情報を守るための措置を行います。詳しくは情報セキュリティ方針をご覧ください。",
  article10Title: "開示・訂正・利用の停止",
  article10Text:
    "ご自身の個人情報について、開示・訂正・追加・削除・利用の停止・第三者提供の記録の開示を求めることができます。下の窓口へお申し出ください。ご本人を確かめたうえで、法令に従って対応します。",
  article11Title: "お問い合わせの窓口",
  article11Text: "個人情報の責任者：{privacyOfficer}\n電話：{phone}（{hours}）\nメール：{email}",
  established: "制定 {date}",
  revised: "最終改定 {date}",
});
