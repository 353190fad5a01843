import { expect, test } from "vitest";
import { createToasts, type Toasts } from "./toasts.ts";

const messages = ({ store }: Toasts) => store.getState().map(({ message }) => message);

test("a repeated message is shown once, as the newest", () => {
  const toasts = createToasts();
  toasts.show("notice", "状況が変わりました");
  toasts.show("positive", "保存しました");
  const [first] = toasts.store.getState();
  toasts.show("notice", "状況が変わりました");
  expect(messages(toasts)).toEqual(["保存しました", "状況が変わりました"]);
  toasts.dismiss(first?.id ?? "");
  expect(messages(toasts)).toHaveLength(2);
});
