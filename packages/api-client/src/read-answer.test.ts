import {
  activateAccount,
  cancelEntry,
  contractEntry,
  getPublicSettings,
  getSuppressEntries,
  listEntries,
  listNotices,
  login,
  logout,
  reviewEntry,
} from "@kaitori/wire";
import { expect, test } from "vitest";
import { AnswerMisfitError } from "./errors.ts";
import { readAnswer, readBody } from "./read-answer.ts";

const none = { method: null, segment: null, message: null };
const notice = {
  id: 1,
  created_at: "2026-11-21T01:00:00.000Z",
  read_at: null,
  title: "",
  body: "",
  entry: null,
};

const misfit = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

test.each([
  { call: getSuppressEntries, text: '{"method": {}}', record: "SuppressEntries", field: "method" },
  {
    call: getSuppressEntries,
    text: JSON.stringify({ ...none, segment: [] }),
    record: "SuppressEntries",
    field: "segment",
  },
  { call: getSuppressEntries, text: "<html>", record: "SuppressEntries", field: "" },
  { call: getSuppressEntries, text: "", record: "SuppressEntries", field: "" },
  {
    call: listNotices,
    text: JSON.stringify([notice, { ...notice, id: true }]),
    record: "Notice",
    field: "1.id",
  },
  { call: activateAccount, text: '{"email": []}', record: "POST register/activation/", field: "email" },
  { call: getPublicSettings, text: "{}", record: "PublicSettings", field: "individuals" },
  { call: listEntries, text: "<html>", record: "Entry", field: "" },
  { call: listEntries, text: '[{"id": 1}]', record: "Entry", field: "0.purchase_amount_desired" },
])("R3.1 R7.4 D7.4 a misfit names its record and field: $record $field", ({ call, text, record, field }) => {
  const error = misfit(() => readAnswer(call, readBody(text)));
  expect(error).toBeInstanceOf(AnswerMisfitError);
  expect(error).toMatchObject({ status: 599, record, field });
  expect(String(error)).toContain(field === "" ? record : `${record}.${field}`);
});

test("R3.1 fields nobody knows pass and are dropped, as next_page and back_page of me are (R7.3)", () => {
  const answer = JSON.stringify({ ...none, next_page: "/mypage", back_page: "/" });
  expect(readAnswer(getSuppressEntries, readBody(answer))).toEqual(none);
});

test("a call without an answer reads nothing", () => {
  expect(readAnswer(logout, readBody("<html>"))).toBeUndefined();
});

test("a login answered with {} is a login: what the specification does not show is not demanded", () => {
  expect(misfit(() => readAnswer(login, readBody("{}")))).not.toBeInstanceOf(Error);
});

test.each(
  [cancelEntry, contractEntry, reviewEntry].flatMap((call) => ["", "{}"].map((text) => ({ call, text }))),
)(
  "where the specification shows no answer, none is demanded: $call.path answered with '$text'",
  ({ call, text }) => {
    expect(misfit(() => readAnswer(call, readBody(text)))).not.toBeInstanceOf(Error);
  },
);
