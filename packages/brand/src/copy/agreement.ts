import { copyArea } from "../text/copy-area.ts";

/** The factoring service agreement: a sale of receivables between two parties, without recourse. */
export const agreementCopy = copyArea("agreement", {
  title: "ファクタリングサービス契約書",
  parties:
    "{seller}（以下「甲」といいます）と{company}（以下「乙」といいます）は、甲の有する売掛債権の譲渡について、次のとおり契約します。\n甲　{seller}\n住所　{sellerAddress}\n代表者　{sellerRepresentative}\n乙　{company}\n住所　{companyAddress}\n代表者　{companyRepresentative}",
  consent: "同意の記録　{name}（{email}）が、{when}に画面上で同意しました。",
  registrationCost: "登記の費用は、乙の負担とします。",
  code: "受付番号 {code}",
  date: "契約日 {date}",
  hash: "この契約書の照合番号（SHA-256）\n{hash}",
  pdf: "契約書をPDFで保存する",
  notSigned: "契約の前の案文です。まだ契約は成立していません。",
  scheduleTitle: "別表　譲渡する債権と代金",
  scheduleObliger: "債務者",
  scheduleFace: "債権の額（税込）",
  schedulePrincipal: "うち譲渡する額",
  scheduleDeducted: "債務者が差し引くもの",
  deductedBankCharge: "振込手数料",
  deductedTax: "源泉徴収される税",
  scheduleForbidsTransfer: "譲渡を制限する定め　あり",
  scheduleDate: "支払期日",
  scheduleFee: "手数料",
  scheduleCharge: "振込手数料",
  scheduleReceived: "譲渡代金（入金額）",
  scheduleReturn: "引渡期日",
  scheduleTotal: "合計",
  account: "譲渡代金の振込先",
  handOver: "引渡先口座",
  noticeOnly: "通知する",
  noticeOrRegistration: "通知し、または債権譲渡登記をする",
  article1Title: "債権の譲渡",
  article1Text:
    "甲は、別表の債権（以下「本件債権」といいます）を乙に売り渡し、乙はこれを買い受けます。\n本契約は債権の売買契約であり、金銭消費貸借契約ではありません。\n別表に譲渡を制限する定めがあると記した本件債権についても、譲渡は有効です。債務者は、甲に支払い、または供託することができます。",
  article2Title: "譲渡代金",
  article2Text:
    "譲渡代金は、本件債権の額（別表に譲渡する額があるときは、その額）から別表の手数料と振込手数料を差し引いた額とします。\n債務者が振込手数料または源泉徴収される税を差し引いて支払うときは、差し引いた後に届く額を、譲渡する額とします。\n債権の譲渡は、消費税法上の非課税取引です。",
  article3Title: "代金の支払い",
  article3Text:
    "乙は、本契約が成立した日から{payOutDays}営業日以内に、譲渡代金を甲の指定する口座へ振り込みます。ただし、金融機関の休業日または{dayEnds}以後に成立した契約は、翌営業日に成立したものとして数えます。",
  article4Title: "債権の移転",
  article4Text: "本件債権は、乙が譲渡代金を支払った時に、甲から乙へ移転します。",
  article5Title: "対抗要件",
  article5Text:
    "乙は、本件債権の譲渡について、債務者への通知を行わないものとします。\n甲が第8条の表明に反したとき、または第7条の引渡しを怠ったときは、乙は甲に代わって債務者へ{notice}ことができます。甲は、そのために必要な権限を、本契約によって乙に与えます。{registrationCost}",
  article6Title: "回収の委託",
  article6Text:
    "乙は、本件債権の回収の事務を甲に委託し、甲は無償でこれを引き受けます。\n甲は、債務者から受け取った代金を自らの資金と区別して管理します。",
  article7Title: "代金の引渡し",
  article7Text:
    "甲は、債務者から代金を受け取ったときは、受け取った日から{handOverDays}営業日以内に、その全額を、別表の引渡先口座へ振り込む方法により引き渡します。債務者が代金の一部を支払ったときは、受け取った分について同様とします。\n別表の引渡期日は、債務者が支払期日に支払ったときの引渡しの期日です。債務者の支払いが遅れたときは、甲の報告に基づいて乙が新しい期日を知らせます。債務者の遅れについて、甲は責めを負いません。\n別表に照合番号があるときは、振込依頼人名の前にこれを付します。\n引渡しの振込手数料は甲の負担とします。",
  article8Title: "甲の表明と保証",
  article8Text:
    "甲は、本件債権について、次のことを表明し、保証します。\n一　有効に存在し、その額と支払期日が確定していること。\n二　第三者への譲渡、担保の設定、差押えがないこと。\n三　相殺、取消し、解除など、支払いを妨げる事由がないこと。\n四　提出した書類が真正であること。",
  article9Title: "償還の請求をしないこと",
  article9Text:
    "債務者の支払不能、支払いの遅れ、その他の理由によって本件債権の全部または一部を回収できないとき、乙は甲に対し、買戻し、償還または損害の賠償を請求しません。\nただし、次の各号のいずれかに当たるときは、この限りではありません。例外は、次の各号に限ります。\n一　甲の表明が事実と異なるとき。例えば、行っていない仕事の代金を請求していたとき。\n二　甲が、受け取った代金を引き渡さないとき。例えば、届いた代金をほかの支払いに充てたとき。\n三　本契約の前に、甲が代金の全部または一部をすでに受け取っていたとき。例えば、前金を受け取っていたとき。\n四　甲の仕事または商品についての争いを理由に、債務者が支払いを拒んだとき。例えば、納めた品の不良を理由に代金を減らされたとき。",
  article10Title: "二重譲渡の禁止",
  article10Text: "甲は、本件債権を第三者に譲渡し、または担保に供してはなりません。",
  article11Title: "報告",
  article11Text:
    "甲は、債務者の支払いの遅れ、倒産その他本件債権の回収に影響することを知ったときは、ただちに乙へ報告します。",
  article12Title: "遅延損害金",
  article12Text:
    "甲が、受け取った代金の引渡しを怠ったときは、第7条の期日の翌日から年14.6％の割合による遅延損害金を支払います。",
  article13Title: "解除",
  article13Text: "一方が本契約に反し、相当の期間を定めて催告しても改めないとき、他方は本契約を解除できます。",
  article14Title: "反社会的勢力の排除",
  article14Text:
    "甲と乙は、自らが反社会的勢力に該当しないことを表明し、これに反したときは、相手方は催告なく本契約を解除できます。",
  article15Title: "秘密の保持",
  article15Text:
    "甲と乙は、本契約によって知った相手方の情報を、本契約の目的のほかに使わず、第三者に漏らしません。",
  article16Title: "合意管轄",
  article16Text: "本契約に関する争いについては、{court}を第一審の専属的合意管轄裁判所とします。",
  article17Title: "契約書の形式と印紙税",
  article17Text:
    "本契約は、電磁的記録によって結びます。電磁的記録による契約書に、印紙税はかかりません。書面の原本を作成するときは、その原本に印紙税がかかります。",
});
