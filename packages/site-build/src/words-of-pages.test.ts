import { expect, test } from "vitest";
import { sharedSections, sharedWords } from "./words-of-pages.ts";

const copyOf = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(sharedWords(code))}`)).default;

test.each([
  { where: "at the end", code: `export default { "login.title": "a", "mail.submitBody": "b" };` },
  { where: "at the beginning", code: `export default { "mail.submitBody": "b", "login.title": "a" };` },
  {
    where: "one after the other",
    code: `export default { "mail.a": "b",\n // said\n "mail.b": "c, \\"mail.d\\": {", "login.title": "a", "top.e": "f" };`,
  },
])("R1.2 a shell carries no words of mails and of single pages: $where", async ({ code }) => {
  expect(await copyOf(code)).toEqual({ "login.title": "a" });
});

test("R1.2 what a page says of mails stays", async () => {
  const said = { "mailChange.title": "mail.", "profile.mailNotices": "b" };
  expect(await copyOf(`export default ${JSON.stringify(said)};`)).toEqual(said);
});

test("copy that is put together elsewhere stays what it is", () => {
  const code = `import words from "./words.js"; export default { ...words, "mail.a": "b" }`;
  expect(sharedWords(code)).toBe(`import words from "./words.js"; export default { ...words,  }`);
  expect(sharedWords("export default make();")).toBe("export default make();");
});

test("B20 a shell carries the kinds of the parts of the top page, and nothing of what they say", async () => {
  const code = sharedSections({
    header: [{ label: "会社案内", href: "/about/" }],
    top: [
      { kind: "hero", variant: "calculator" },
      { kind: "voices", title: "声", items: [{ who: "町工場", text: "助かりました。" }] },
    ],
    articles: { terms: [{ after: 1, title: "会員", text: "会員です。" }] },
  });
  const { default: shared } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(shared).toEqual({
    header: [{ label: "会社案内", href: "/about/" }],
    top: [{ kind: "hero", variant: "calculator" }, { kind: "voices" }],
  });
});
