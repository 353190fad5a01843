import { NetworkError, ServerError, ValidationError } from "@kaitori/api-client";
import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";

const words = {
  networkTitle: "つながりません",
  networkNote: "ご確認ください。",
  notOffered: "ここではできません。",
  other: "もう一度。",
};

test.each([
  { error: new ServerError(409, "先に保存されました。", undefined, {}), text: "先に保存されました。" },
  { error: new ServerError(501, undefined, undefined, {}), text: "ここではできません。" },
  { error: new ServerError(501, "準備中です。", undefined, {}), text: "準備中です。" },
  { error: new NetworkError("timeout"), text: "つながりません。ご確認ください。" },
  { error: new ValidationError({}, ["請求書がありません。"]), text: "請求書がありません。" },
  {
    error: new ValidationError({}, ["請求書がありません。", "期限を過ぎています。"]),
    text: "請求書がありません。 期限を過ぎています。",
  },
  {
    error: new ValidationError({}, [], "ただいま受け付けられません。"),
    text: "ただいま受け付けられません。",
  },
  { error: new ValidationError({}, []), text: "もう一度。" },
])("R8.1 R8.10 every failure has a message: $text", ({ error, text }) => {
  expect(failureText(error, words)).toBe(text);
});
