import { expect, test } from "vitest";
import { withoutMails } from "./words-of-pages.ts";

const copyOf = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(withoutMails(code))}`)).default;

test.each([
  { where: "at the end", code: `export default { "top.title": "a", "mail.submitBody": "b" };` },
  { where: "at the beginning", code: `export default { "mail.submitBody": "b", "top.title": "a" };` },
  {
    where: "one after the other",
    code: `export default { "mail.a": "b",\n // said\n "mail.b": "c, \\"mail.d\\": {", "top.title": "a", "mail.e": "f" };`,
  },
])("R1.2 a shell carries no words of mails: $where", async ({ code }) => {
  expect(await copyOf(code)).toEqual({ "top.title": "a" });
});

test("R1.2 what a page says of mails stays", async () => {
  const said = { "mailChange.title": "mail.", "profile.mailNotices": "b" };
  expect(await copyOf(`export default ${JSON.stringify(said)};`)).toEqual(said);
});

test("copy that is put together elsewhere stays what it is", () => {
  const code = `import words from "./words.js"; export default { ...words, "mail.a": "b" }`;
  expect(withoutMails(code)).toBe(`import words from "./words.js"; export default { ...words,  }`);
  expect(withoutMails("export default make();")).toBe("export default make();");
});
