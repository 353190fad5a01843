import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runDesk } from "@kaitori/desk";
import { searchBanks } from "@kaitori/wire";
import { beforeEach, expect, test } from "vitest";
import { readZengin } from "../lookups/banks/bank-list.ts";
import { bundledDates, oldLists } from "../lookups/lists/imported-lists.ts";
import { openLookups } from "../lookups/lookups.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { localCommands } from "./local-commands.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kaitori-lists-"));
});

const clock = () => new Date("2026-11-21T10:00:00+09:00");
async function runLists(...args: string[]) {
  const lines: string[] = [];
  const code = await runDesk(["lists", ...args], { DATA_DIR: dataDir }, localCommands(clock), (text) =>
    lines.push(text),
  );
  return { code, text: lines.join("\n") };
}

const writeList = (name: string, text: string) => {
  const path = join(dataDir, name);
  writeFileSync(path, text);
  return path;
};
const row = (postcode: number, town: string) =>
  `13101,"100  ","${String(postcode).padStart(7, "0")}","ﾄ","ﾁ","ﾏ","東京都","千代田区","${town}",0,0,0,0,0,0`;
const kenAll = (rows = 100_000) =>
  Array.from({ length: rows }, (_, index) => row(1_000_000 + index, `町${index}`)).join("\r\n");
const corporations = { search: async () => [] };
const newer = "2026-10-31";

test("B1 the command imports a postcode file of Japan Post, and lookups use it", async () => {
  const { code, text } = await runLists("postcodes", writeList("KEN_ALL.CSV", kenAll()), newer);
  expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining("100000件") });
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
  const { client } = await server.signedIn();
  const { body } = await client.call(searchBanks, { query: { name: "あたらし" } });
  await server.close();
  expect(body[0]?.code).toBe("9989");
});

test.each([
  {
    what: "a part of the list",
    args: () => ["postcodes", writeList("a", kenAll(10)), newer],
    code: 1,
    message: "10件しかありません",
  },
  {
    what: "an older list",
    args: () => ["postcodes", writeList("a", kenAll()), "2026-01-31"],
    code: 1,
    message: "新しい",
  },
  {
    what: "another file",
    args: () => ["postcodes", writeList("a", "name,age\r\na,1"), newer],
    code: 1,
    message: "KEN_ALL",
  },
  { what: "no file", args: () => ["banks", "/nowhere", newer], code: 1, message: "読めません" },
  { what: "no date", args: () => ["postcodes", writeList("a", kenAll(10))], code: 2, message: "日付" },
  {
    what: "a future date",
    args: () => ["postcodes", writeList("a", kenAll(10)), "2999-01-01"],
    code: 2,
    message: "日付",
  },
  { what: "another list", args: () => ["towns", "a", newer], code: 2, message: "postcodes, banks" },
])("B1 $what is refused, and the current list stays", async ({ args, code, message }) => {
  const before = (await runLists()).text;
  expect(await runLists(...args())).toEqual({ code, text: expect.stringContaining(message) });
  expect((await runLists()).text).toBe(before);
});

test("B1 the log and /readyz warn of a list older than a year, which stays in use", async () => {
  const dayMilliseconds = 24 * 3_600_000;
  const logged: object[] = [];
  const parts = {
    log: (level: string, event: string, details?: object) => void logged.push({ level, event, ...details }),
  };
  const server = await createTestServer({ dataDir }, parts);
  const readReadiness = async () =>
    (await server.server.app.fetch(new Request("http://localhost/readyz"))).json();
  const postcodesDate = Date.parse(bundledDates.postcodes);
  const holidayWarning = "holidays after 2027-12-31 are estimates by the law in force";
  server.clock.set(new Date("2026-12-31T00:00:00Z"));
  expect(await readReadiness()).toEqual({ status: "ready" });
  server.clock.set(new Date(postcodesDate + 365 * dayMilliseconds));
  expect(await readReadiness()).toEqual({ status: "ready", warnings: [holidayWarning] });
  server.clock.set(new Date(postcodesDate + 367 * dayMilliseconds));
  expect(await readReadiness()).toEqual({
    status: "ready",
    warnings: [`list of postcodes is of ${bundledDates.postcodes}, over a year old`, holidayWarning],
  });
  const warning = {
    level: "warn",
    event: "list is over a year old",
    list: "postcodes",
    date: bundledDates.postcodes,
  };
  expect(logged).not.toContainEqual(warning);
  await server.server.services.jobs.runDue();
  expect(logged).toContainEqual(warning);
  await server.close();
});

test("B1 a list is old one year after its date", () => {
  expect(oldLists(dataDir, "2026-11-22")).toEqual([]);
  expect(oldLists(dataDir, "2027-08-25").map(({ name }) => name)).toEqual(["postcodes", "banks"]);
});
