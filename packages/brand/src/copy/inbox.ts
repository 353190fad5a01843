import { copyArea } from "../text/copy-area.ts";

/** The inbox: what it says about the notices; the notices themselves are worded by the server, like their mails. */
export const inboxCopy = copyArea("inbox", {
  title: "お知らせ",
  unread: "未読",
  markAllRead: "すべて既読にする",
  toEntry: "申し込みを見る",
  showAll: "お知らせをすべて見る",
  showAllUnread: "お知らせをすべて見る（未読{count}件）",
});
