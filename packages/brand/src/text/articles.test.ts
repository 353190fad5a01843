import { expect, test } from "vitest";
import { termsCopy } from "../copy/terms.ts";
import { articlesOf } from "./articles.ts";

test("R2.1 articlesOf returns the articles of the terms in order, filled, line by line", () => {
  const articles = articlesOf({ "terms.article2Title": "サービスの中身" }, termsCopy, {
    court: "東京地方裁判所",
  });
  expect(articles.map(({ title }) => title).slice(0, 2)).toEqual(["この規約の適用", "サービスの中身"]);
  expect(articles).toHaveLength(16);
  expect(articles[0]?.lines).toHaveLength(2);
  expect(articles.at(-1)?.lines.join("")).toContain("東京地方裁判所を第一審");
});

test("B9 a brand may remove an article", () => {
  expect(articlesOf({ "terms.article12Title": "" }, termsCopy, {})).toHaveLength(15);
});
