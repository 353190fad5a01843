import { demoRegister } from "../src/lookups/houjinbangou/demo-register.ts";
import { openLookups } from "../src/lookups/lookups.ts";
import { postcodeAddresses } from "../src/lookups/postcodes/postcode-directory.ts";
import { quantiles } from "./quantiles.ts";

/** `node bench/lookups.ts`: how long one look-up takes in memory, the first ones included; goal: p99 under 5 ms. */
const started = performance.now();
const memory = process.memoryUsage().rss;
const lookups = openLookups(demoRegister());
console.log(
  `opened in ${Math.round(performance.now() - started)} ms, ${Math.round((process.memoryUsage().rss - memory) / 1e6)} MB`,
);

const names = ["み", "みず", "みずほ銀行", "信金", "ほくよう", "0005", "ﾐﾂﾋﾞｼ", "農協", "ん", "ゆうちょ"];
const branches = ["本店", "しんじゅく", "001", "中央支店", "え"];
const companies = ["青空", "㈱", "かわ", "株式会社みなみ", "ｱ"];
const rounds = 1000;

const pick = <Item>(list: readonly Item[], turn: number): Item => list[turn % list.length] as Item;
const questions = {
  banks: (turn: number) => lookups.banks.banks(pick(names, turn)),
  branches: (turn: number) =>
    lookups.banks.branches(pick(["0001", "0005", "9900", "0009"], turn), pick(branches, turn)),
  corporations: (turn: number) => lookups.corporations.search(pick(companies, turn), 10),
  postcodes: (turn: number) => postcodeAddresses(String((turn * 7919) % 10_000_000).padStart(7, "0")),
};

for (const [name, ask] of Object.entries(questions)) {
  const took: number[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    const begun = performance.now();
    await ask(turn * 997);
    took.push(performance.now() - begun);
  }
  console.log(name.padEnd(14), quantiles(took));
}
