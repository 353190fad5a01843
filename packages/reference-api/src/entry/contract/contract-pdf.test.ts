import { EntryStatus } from "@kaitori/domain";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import type { OutgoingMail } from "../../http/services.ts";
import { entryIn } from "../../testing/entry-in.ts";
import { testServer } from "../../testing/test-server.ts";
import { contractPdf } from "./contract-pdf.ts";

const sent: OutgoingMail[] = [];
const mail = { send: async (one: OutgoingMail) => void sent.push(one), close: () => {} };
const server = await testServer({ review: "desk" }, { mail });

const content = {
  title: "ファクタリングサービス契約書",
  author: "株式会社テスト買取",
  record: ["契約日 2026年11月20日（金）"],
  text: ["甲と乙は、次のとおり契約します。", "第1条（債権の譲渡）\n甲は、債権を売り渡します。𠮷田"].join(
    "\n\n",
  ),
  explanation: {
    title: "重要事項の説明",
    record: ["照合番号"],
    text: "1．請求書の売買です\nお金を借りる契約ではありません。",
  },
  signedAt: new Date("2026-11-20T02:00:00Z"),
};

const openPdf = (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

async function readText(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  return pages.join("\n");
}

test("B16 the contract is a tagged PDF with fonts, headings and page numbers, and always has the same bytes", async () => {
  const bytes = await contractPdf(content);
  expect(Buffer.from(await contractPdf(content)).equals(Buffer.from(bytes))).toBe(true);
  const pdf = await openPdf(bytes);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: content.title, Language: "ja-JP" });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ["H1", "H2", "P"]) expect(tree).toContain(`"role":"${role}"`);
  const source = Buffer.from(bytes).toString("latin1");
  for (const part of ["/Marked true", "/FontFile2"]) expect(source).toContain(part);
  const text = await readText(bytes);
  for (const part of ["第1条（債権の譲渡）", "重要事項の説明", "1 / 2", "2 / 2", "売り渡します。𠮷田"])
    expect(text).toContain(part);
});

test("B16 prints unsupported variants as their letter with the code point, and unsupported characters as a code point", async () => {
  const text =
    "売主　𠮷野家髙橋㈱　葛\u{e0100}飾区　葛城市　葛\u{e01ef}西　辻\u{e0100}と辻\n代表者　𠮷田 﨑\u{fe00}子\n😀と署名した";
  const printed = await readText(await contractPdf({ ...content, title: "𠮷野の契約書", text }));
  for (const part of [
    "𠮷野の契約書",
    "売主",
    "𠮷野家髙橋㈱",
    "葛\u{e0100}飾区",
    "葛城市",
    "葛（U+E01EF）西",
    "辻\u{e0100}と辻",
    "𠮷田 﨑子",
    "〓（U+1F600）と署名した",
  ])
    expect(printed).toContain(part);
  expect(printed).not.toContain("U+20BB7");
  expect(printed).not.toContain("U+E0100");
});

test("B16 the contract page and the mail have the same file, which only the owner can read", async () => {
  const entry = await entryIn(server, EntryStatus.contracted);
  const { pdf = "", hash } = (await entry.client.call("getContractDocument", { params: { id: entry.id } }))
    .body;
  const response = await entry.client.fetch(pdf);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await readText(bytes)).toContain(hash);

  await server.server.services.jobs.runDue();
  const [attached] = sent.find(({ subject }) => subject.includes("契約が完了しました"))?.attachments ?? [];
  expect(attached?.content.equals(bytes)).toBe(true);

  const { client } = await server.signInApplicant();
  expect((await client.fetch(pdf)).status).toBe(404);
  await expect(
    server.rows`update contract_pdf set bytes = ${Buffer.from("other")} where entry_id = ${entry.id}`,
  ).rejects.toThrow(/stays as it is/);
});
