import { join } from "node:path";
import { contrastRatio, type Hex } from "@kaitori/ui/theme";
import { describe, expect, test } from "vitest";
import { brandNamesIn } from "../check/brand-source.ts";
import { decodeEntities } from "../check/texts.ts";
import type { Brand } from "../define-brand.ts";
import { repository } from "../testing/copy-of-brands.ts";
import { type MailHtmlBrand, mailHtml } from "./mail-html.ts";
import { mailSamples } from "./mail-samples.ts";
import { type MailContent, mailText } from "./mail-text.ts";

const renderMail = (brand: MailHtmlBrand, content: MailContent) => {
  const { subject, text } = mailText(brand, content);
  return { text, html: mailHtml(brand, { subject, text }) };
};

const bodyOf = (html: string) => html.slice(html.indexOf("<body"));
const wordsOf = (html: string) => decodeEntities(bodyOf(html).replace(/<[^>]+>/g, ""));
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => decodeEntities(link));
const isWeb = (link: string) => link.startsWith("http");
const unique = (links: readonly string[]) => [...new Set(links)].sort();

const brands: { default: Brand }[] = await Promise.all(
  brandNamesIn(repository).map((name) => import(join(repository, "brands", name, "index.ts"))),
);
const mails = brands.flatMap(({ default: brand }) =>
  mailSamples(brand).map((content) => ({ name: brand.name, mail: content.mail, brand, content })),
);

describe.each(mails)("B20 the mail $mail of $name", ({ brand, content }) => {
  const { text, html } = renderMail(brand, content);

  test("links to the same pages as its text, and makes its telephone number a link", () => {
    expect(unique(linksOf(html).filter(isWeb))).toEqual(unique(text.match(/https?:\/\/\S+/g) ?? []));
    expect(unique(linksOf(html).filter((link) => !isWeb(link)))).toEqual([
      `tel:${brand.settings.legal.phone}`,
    ]);
  });

  test("contains every word of its text and no placeholder", () => {
    const words = wordsOf(html).replace(/\s/g, "");
    for (const line of text.split("\n").filter((line) => !/^―+$/.test(line)))
      expect(words).toContain(line.replace(/\s/g, ""));
    expect(words).not.toMatch(/\{\w+\}/);
  });

  test("inlines its light look and loads nothing", () => {
    expect(html.match(/<style>(.*?)<\/style>/s)?.[1]).toMatch(
      /^:root\{color-scheme:light dark\}@media \(prefers-color-scheme:dark\)\{.*\}$/,
    );
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const [tag] of bodyOf(html).matchAll(/<(?:p|a|span|table|td)\b[^>]*>/g))
      expect(tag).toMatch(/ style="|max-width/);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<script|var\(/);
  });

  test("is readable in light and dark mode", () => {
    for (const isDark of [false, true])
      for (const { words, colour, background } of colouredTextsOf(html, isDark))
        expect(
          contrastRatio(colour, background),
          `${words} ${colour} on ${background}`,
        ).toBeGreaterThanOrEqual(4.5);
  });
});

interface ColouredText {
  readonly words: string;
  readonly colour: Hex;
  readonly background: Hex;
}

function colouredTextsOf(html: string, isDark: boolean): ColouredText[] {
  const rules = new Map(
    [...(html.match(/@media[^{]*\{(.*)\}<\/style>/s)?.[1] ?? "").matchAll(/\.(\w+)\{([^}]*)\}/g)].map(
      ([, name = "", rule = ""]) => [name, rule] as const,
    ),
  );
  const stack: { colour?: string; background?: string }[] = [{}];
  const colouredTexts: ColouredText[] = [];
  for (const [, closing, tag = "", attributes = "", text = ""] of bodyOf(html).matchAll(
    /<(\/?)(\w+)([^>]*)>([^<]*)/g,
  )) {
    if (closing) stack.pop();
    else if (!["br"].includes(tag)) {
      const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [];
      const styles = [
        /style="([^"]*)"/.exec(attributes)?.[1] ?? "",
        ...(isDark ? classes.map((name) => rules.get(name) ?? "") : []),
      ].join(";");
      const last = (property: string) =>
        [...styles.matchAll(new RegExp(`(?:^|;)${property}:(#[\\da-f]{6})`, "gi"))].at(-1)?.[1];
      const [colour, background] = [last("color"), last("background-color")];
      stack.push({ ...stack.at(-1), ...(colour && { colour }), ...(background && { background }) });
    }
    const { colour, background } = stack.at(-1) ?? {};
    if (text.trim() && colour && background)
      colouredTexts.push({ words: text.trim(), colour: colour as Hex, background: background as Hex });
    else if (text.trim()) throw new Error(`${text} has no colours`);
  }
  return colouredTexts;
}

const [first] = mails;
if (!first) throw new Error("There is no brand.");
const { brand } = first;

test("B20 user input is escaped in the HTML", () => {
  const typed = `<img src=x onerror="alert('1')"> & "<b>"`;
  const { html } = renderMail(brand, {
    mail: "inquiry",
    name: typed,
    values: { message: typed, date: "明日", url: "" },
  });
  expect(bodyOf(html)).not.toMatch(/<img|<b>/);
  expect(wordsOf(html).split(typed)).toHaveLength(3);
});

test("B20 only a page of the brand becomes a button: another address stays a plain link", () => {
  const pageOfBrand = `https://${brand.settings.hosts[0]}/mypage/`;
  const { html } = renderMail(brand, {
    mail: "inquiry",
    values: { message: "https://elsewhere.example/login", date: "明日", url: pageOfBrand },
  });
  const buttons = [...html.matchAll(/<a href="([^"]+)" class="button"/g)].map(([, link]) => link);
  expect(buttons).toEqual([pageOfBrand]);
  expect(linksOf(html)).toContain("https://elsewhere.example/login");
});

test("B20 the sum is the largest figure of the mail, its unit is smaller", () => {
  const { html } = renderMail(brand, {
    mail: "payOut",
    values: { amount: "1,284,500", handOvers: "", url: "" },
  });
  const sizes = [...html.matchAll(/font-size:(\d+)px[^>]*>([^<]+)/g)].map(([, size, words]) => [
    Number(size),
    words,
  ]);
  expect(sizes.sort(([one], [other]) => Number(other) - Number(one))[0]).toEqual([24, "1,284,500"]);
});

test("B20 a long value is below its name on a phone; an account breaks only between its parts", () => {
  const handOvers = "お引き渡し先　みずほ銀行　日本橋支店　普通　0150150　カ）アカネヤシヨウカイ";
  const { html } = renderMail(brand, { mail: "payOut", values: { amount: "1,284,500", handOvers, url: "" } });
  expect(html).toMatch(/<td colspan="2"[^>]*>お引き渡し先<br>/);
  for (const piece of ["みずほ銀行", "日本橋支店", "0150150", "カ）アカネヤシヨウカイ"])
    expect(html).toContain(`<span style="display:inline-block">${piece}</span>`);
  expect(html).toMatch(/<td class="quiet line" style="[^"]*nowrap">入金額<\/td>/);
});

test("the office hours have their own line in the signature, without nested brackets", () => {
  for (const { brand: one, content } of mails)
    expect(renderMail(one, content).text).not.toMatch(/（[^）\n]*（[^）\n]*）[^）\n]*）\n―/);
});
