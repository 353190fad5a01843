import { copyArea } from "../text/copy-area.ts";

/** The profile, its sections and their editing. */
export const profileCopy = copyArea("profile", {
  title: "登録情報",
  lead: "変更があったときは、申し込みの前に直してください。",
  beforeEntryTitle: "お申し込みの前に登録情報をご確認ください",
  beforeEntryLead: "内容に変わりがなければ、そのまま進めます。",
  beforeEntrySubmit: "この内容で進む",
  account: "ログインの情報",
  office: "会社の情報",
  business: "事業の情報",
  owner: "代表者の情報",
  individualOwner: "ご本人の情報",
  bank: "振込先の口座",
  identity: "本人確認書類",
  complete: "入力済み",
  incomplete: "未入力の項目があります",
  edit: "変更する",
  save: "変更を保存する",
  saved: "変更を保存しました。",
  notEditable: "手続き中のため、いまは変更できません。",
  nameAndIdentity: "お名前を変えるときは、新しい本人確認書類もお送りください。",
  changeMail: "メールアドレスを変更する",
  changePassword: "パスワードを変更する",
  setPassword: "パスワードを設定する",
  notEntered: "未入力",
  redirected: "お申し込みの前に、足りない項目を入力してください。",
});
