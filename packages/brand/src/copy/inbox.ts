import { copyArea } from "../text/copy-area.ts";

/** Texts of the inbox. The notices themselves are written by the server, like mails. */
export const inboxCopy = copyArea("inbox", {
  title: "お知らせ",
  unread: "未読",
  markAllRead: "すべて既読にする",
  toEntry: "申し込みを見る",
  showAll: "お知らせをすべて見る",
  showAllUnread: "お知らせをすべて見る（未読{count}件）",
});
