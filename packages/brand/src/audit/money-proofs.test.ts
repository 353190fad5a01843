import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { settingsKeys } from "../settings/index.ts";
import { moneyProofs } from "./money-proofs.ts";
import { moneySentences } from "./money-sentences.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const settings = new Set(settingsKeys().map(({ key }) => key));
const proofs = Object.values(moneyProofs).flat(2);

test("B11 B12 every sentence about money and days stands beside what makes it true", () => {
  const counted = Map.groupBy(moneySentences, ({ key }) => key);
  const wanted = Object.fromEntries([...counted].map(([key, sentences]) => [key, sentences.length]));
  const given = Object.fromEntries(Object.entries(moneyProofs).map(([key, rows]) => [key, rows.length]));
  expect(given).toEqual(wanted);
  expect(
    Object.values(moneyProofs)
      .flat()
      .filter((row) => row.length === 0),
  ).toEqual([]);
});

test("B11 B12 what is named as a proof is there", () => {
  const missing = proofs.flatMap((proof) => {
    if ("setting" in proof) return settings.has(proof.setting) ? [] : [proof.setting];
    if (!("code" in proof)) return [];
    const [path = "", name = ""] = proof.code.split("#");
    return existsSync(`${root}${path}`) && readFileSync(`${root}${path}`, "utf8").includes(name)
      ? []
      : [proof.code];
  });
  expect(missing).toEqual([]);
});
