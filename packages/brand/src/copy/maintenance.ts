import { copyArea } from "../text/copy-area.ts";

/** The page shown while the site is closed. */
export const maintenanceCopy = copyArea("maintenance", {
  title: "ただいまメンテナンス中です",
  text: "サービスを良くするための作業をしています。ご不便をおかけします。",
  until: "再開の予定：{until}",
  noUntil: "終わり次第、再開します。",
  returnsWhenReopened: "再開したときに、元の画面へ進みます。",
  checkReopened: "再開したか確かめる",
  stillClosed: "まだ再開していません。",
  contact: "お急ぎの方は {phone} へお電話ください。受付 {hours}",
});
