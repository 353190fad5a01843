import { getContractDocument, getContractTerms, getEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryContracted, entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("B5 agreement.consent the contract states who agreed, from which address and when", async () => {
  const { text } = await renderTestPage({
    at: "/entry/31/factoring_service_agreement/",
    user: representative,
    server: [
      answers(getEntry, entryContracted),
      answers(getContractDocument, {
        ...termsOfStory,
        signed_at: "2026-11-20T11:00:00+09:00",
        signed_by: "田中 太郎",
        signed_from: "tanaka@example.jp",
      }),
    ],
  });
  expect(text).toContain(
    "同意の記録　田中 太郎（tanaka@example.jp）が、2026年11月20日（金）11:00に画面上で同意しました。",
  );
});

const renderUnsigned = () =>
  renderTestPage({
    at: "/entry/31/factoring_service_agreement/",
    user: representative,
    server: [answers(getEntry, entryReviewed), answers(getContractTerms, termsOfStory)],
  });

test("B5 B16 the page shows the hashed text character by character, whatever its layout", async () => {
  const { html } = await renderUnsigned();
  const text = html.replace(/<[^>]+>/g, "");
  for (const paragraph of [termsOfStory.text, termsOfStory.explanation.text].join("\n\n").split("\n\n")) {
    const [first = "", ...furtherLines] = paragraph.split("\n");
    // The markup separates a heading from the following lines.
    expect(text).toContain(first);
    expect(text).toContain(furtherLines.join("\n"));
  }
});

test("the amounts of the explanation and of 別表 are a list with labels", async () => {
  const { html } = await renderUnsigned();
  const rows = [...html.matchAll(/<dt>([^<]+)　<\/dt><dd>([^<\n]+)/g)].map(
    ([, name, figure]) => `${name} ${figure}`,
  );
  for (const row of ["手数料（5％） 110,000円", "入金額 2,089,450円", "譲渡代金（入金額） 836,000円"])
    expect(rows).toContain(row);
  // A paragraph without figures is running text.
  expect(rows.join()).not.toContain("債務者");
  expect(html).toMatch(/<p [^>]*>甲は、別表の債権を乙に売り渡し/);
});
