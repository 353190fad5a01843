import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runDesk } from "@kaitori/desk";
import { addDays } from "@kaitori/domain";
import { beforeEach, expect, test } from "vitest";
import { readZengin } from "../lookups/banks/bank-list.ts";
import { bundledDates } from "../lookups/lists/imported-lists.ts";
import { openLookups } from "../lookups/lookups.ts";
import { createTestServer, runDailyJobsAt } from "../testing/test-server.ts";
import { localCommands } from "./local-commands.ts";

async function runCommand(command: string[], env: Record<string, string>, now = new Date("2026-11-21")) {
  const lines: string[] = [];
  const commands = localCommands(() => now);
  const code = await runDesk(command, env, commands, (text) => lines.push(text));
  return { code, text: lines.join("\n") };
}

const staff = ["desk@example.com", "山田", "all"];
const password = { DESK_PASSWORD: "a password for the desk" };

test.each([
  staff,
  ["list"],
  ["code", "me@example.com"],
  ["disable", "me@example.com"],
  ["enable", "me@example.com"],
  ["alone", "akane"],
  ["together", "akane"],
])("D5 desk staff %s needs the database, and reports if it is unreachable", async (...command) => {
  // No server listens on the discard port (RFC 863).
  const env = { ...password, DATABASE_URL: "postgres://127.0.0.1:9/kaitori" };
  const { code, text } = await runCommand(["staff", ...command], env);
  const message = /^DATABASE_URL names a database that cannot be used: .*ECONNREFUSED.*\.$/;
  expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(message) });
});

test("an invalid command prints the reason before the usage", async () => {
  const { code, text } = await runCommand(["staff", ...staff], { DESK_PASSWORD: "short" });
  expect(code).toBe(2);
  expect(text).toMatch(/^DESK_PASSWORD に12文字以上[^\n]+\n\ndesk staff/);
});

test("adding a staff account with a wrong setting fails with one sentence", async () => {
  const { code, text } = await runCommand(["staff", ...staff], { ...password, REVIEW: "maybe" });
  expect({ code, text }).toEqual({ code: 1, text: "REVIEW must be auto or desk, but is “maybe”." });
});

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kaitori-lists-"));
});

const runListsAt = (now: string, ...args: string[]) =>
  runCommand(["lists", ...args], { DATA_DIR: dataDir }, new Date(`${now}T10:00:00+09:00`));
const runLists = (...args: string[]) => runListsAt("2026-11-21", ...args);

const writeList = (name: string, text: string) => {
  const path = join(dataDir, name);
  writeFileSync(path, text);
  return path;
};
const row = (postcode: number, town: string) =>
  `13101,"100  ","${String(postcode).padStart(7, "0")}","ﾄ","ﾁ","ﾏ","東京都","千代田区","${town}",0,0,0,0,0,0`;
const kenAllOfRows = (rows: number) =>
  Array.from({ length: rows }, (_, index) => row(1_000_000 + index, `町${index}`)).join("\r\n");
const completeList = kenAllOfRows(100_000);
const corporations = { search: async () => [] };
const newer = "2026-10-31";

test("B1 the command imports a postcode file of Japan Post, and lookups use it", async () => {
  const { code, text } = await runLists("postcodes", writeList("KEN_ALL.CSV", completeList), newer);
  expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining("100000件") });
  expect((await runLists()).text).toContain(`postcodes: ${newer}`);
  for (const stray of ["postcodes-old.json", "postcodes-2026-99-99.json"])
    writeFileSync(join(dataDir, "lists", stray), "{}");
  expect((await runLists()).text).toContain(`postcodes: ${newer}`);
  const { postcodes } = openLookups(corporations, dataDir);
  expect(postcodes("100-0007")).toEqual([{ prefecture: "東京都", city: "千代田区", town: "町7" }]);
  expect(postcodes("999-9999")).toEqual([]);
});

test("B1 the command imports a newer bank list, and a server that starts later finds the new bank", async () => {
  const banks = Object.fromEntries(readZengin().map((bank) => [bank.code, bank]));
  banks["9989"] = { code: "9989", name: "あたらし", kana: "アタラシ", branches: {} };
  const file = writeList("banks.json", JSON.stringify(banks));
  expect((await runLists("banks", file, newer)).code).toBe(0);
  const server = await createTestServer({ dataDir });
  const { client } = await server.signInApplicant();
  const { body } = await client.call("searchBanks", { query: { name: "あたらし" } });
  expect(body[0]?.code).toBe("9989");
});

test.each([
  { what: "a part of the list", text: kenAllOfRows(10), date: newer, code: 1, message: "10件しかありません" },
  { what: "an older list", text: completeList, date: "2026-01-31", code: 1, message: "新しい" },
  { what: "another file", text: "name,age\r\na,1", date: newer, code: 1, message: "KEN_ALL" },
  { what: "no date", text: kenAllOfRows(10), date: "", code: 2, message: "日付" },
  { what: "a future date", text: kenAllOfRows(10), date: "2999-01-01", code: 2, message: "日付" },
  { what: "another list", name: "towns", text: "", date: newer, code: 2, message: "postcodes, banks" },
  { what: "no file", name: "banks", date: newer, code: 1, message: "読めません" },
])(
  "B1 $what is refused, and the current list stays",
  async ({ name = "postcodes", text, date, ...refusal }) => {
    const before = (await runLists()).text;
    const file = text === undefined ? "/nowhere" : writeList("list", text);
    const answer = await runLists(name, file, ...(date ? [date] : []));
    expect(answer).toEqual({ code: refusal.code, text: expect.stringContaining(refusal.message) });
    expect((await runLists()).text).toBe(before);
  },
);

test("D21 desk lists and the log say that a list is older than a year, but not on the day before", async () => {
  const { postcodes: date } = bundledDates;
  const line = `postcodes: ${date}`;
  expect((await runListsAt(addDays(date, 365))).text.split("\n")).toContain(line);
  expect((await runListsAt(addDays(date, 366))).text.split("\n")).toContain(`${line}（1年以上前）`);

  const logged: object[] = [];
  const log = (level: string, event: string, details?: object) =>
    void logged.push({ level, event, ...details });
  const server = await createTestServer({ dataDir }, { log });
  const warning = { level: "warn", event: "list is over a year old", list: "postcodes", date };
  await runDailyJobsAt(server, `${addDays(date, 365)}T10:00:00+09:00`);
  expect(logged).not.toContainEqual(warning);
  await runDailyJobsAt(server, `${addDays(date, 366)}T10:00:00+09:00`);
  expect(logged).toContainEqual(warning);
});
