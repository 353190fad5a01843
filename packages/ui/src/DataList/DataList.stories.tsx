import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Amount } from "../Amount/Amount.tsx";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { longName } from "../stories/samples.ts";
import { deriveTheme, neutralDecisions, themeToCss } from "../theme/index.ts";
import { DataList } from "./DataList.tsx";
import { Masked } from "./Masked.tsx";

const change = (
  <Link href="#change" variant="standalone">
    変更
  </Link>
);
const factsStyle = (facts: "rows" | "leaders" | "stripes") => (
  <style>{themeToCss(deriveTheme({ ...neutralDecisions, facts }))}</style>
);
const meta = {
  title: "Data/DataList",
  component: DataList,
  args: {
    items: [
      { id: "company", term: "会社名", value: "山田工務店株式会社", action: change },
      { id: "bank", term: "振込先", value: "みずほ銀行 丸の内支店 普通", action: change },
      { id: "number", term: "口座番号", value: <Masked term="口座番号" value="1234567" />, action: change },
      { id: "code", term: "受付番号", value: "A-2026-004417" },
    ],
  },
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Revealed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("••••567")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "口座番号を表示する" }));
    await expect(canvas.getByText("1234567")).toBeVisible();
  },
};
/** In a narrow column values are below their terms, even in a wide window. */
export const InANarrowColumn: Story = {
  globals: { viewport: { value: "desktop" } },
  args: {
    items: [
      { id: "desired", term: "希望金額", value: <Amount yen={1_200_000} size="figure" /> },
      { id: "purpose", term: "資金の使い道", value: "材料の仕入れと外注費の支払い" },
    ],
  },
  decorators: [
    (Content) => (
      <div style={{ inlineSize: 280 }}>
        {factsStyle("rows")}
        {Content()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const term = canvas.getByText("資金の使い道").getBoundingClientRect();
    const value = canvas.getByText("材料の仕入れと外注費の支払い").getBoundingClientRect();
    await expect(value.top).toBeGreaterThanOrEqual(term.bottom);
    await expect(value.right - term.left).toBeLessThanOrEqual(280);
  },
};
/** The list fills a parent that gives it no width: with a container query alone its width would be 0. */
export const InAStackAlignedToStart: Story = {
  decorators: [(Content) => <Stack align="start">{Content()}</Stack>],
  play: async ({ canvas }) => {
    const list = canvas.getAllByRole("term")[0]?.closest("dl") as HTMLElement;
    await expect(list.clientWidth).toBe(list.parentElement?.clientWidth);
  },
};
/** Line breaks typed by the user are kept. */
export const Lines: Story = {
  args: { items: [{ id: "purpose", term: "資金の使い道", value: "材料の仕入れ\n外注費の支払い" }] },
  play: async ({ canvas }) => {
    const value = canvas.getByRole("definition");
    const range = document.createRange();
    range.selectNodeContents(value);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(tops.size).toBe(2);
  },
};
/** Dotted lines lead from one column of terms to one of values, which end at one edge, on a phone too. */
export const Leaders: Story = {
  args: {
    items: [
      { id: "amount", term: "お引き渡し額", value: <Amount yen={880_000} size="lead" />, action: change },
      { id: "due", term: "期日", value: "2026年11月26日（木） 4日過ぎています" },
      { id: "number", term: "照合番号", value: "1000140", action: change },
      { id: "address", term: "住所", value: "〒144-0052 東京都大田区蒲田 9-9-9", isWide: true },
    ],
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 340 }}>
        {factsStyle("leaders")}
        {Content()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("term").map((term) => term.getBoundingClientRect());
    const values = canvas
      .getAllByRole("definition")
      .filter((element) => element.previousElementSibling?.tagName === "DT")
      .map((value) => value.getBoundingClientRect());
    for (const [index, value] of values.entries()) {
      await expect(value.left).toBeGreaterThan(terms[index]?.right ?? 0);
      await expect(Math.round(value.right)).toBe(Math.round(values[0]?.right ?? 0));
    }
  },
};
/** Every row of a list has the same fill. */
export const Stripes: Story = {
  decorators: [
    (Content) => (
      <>
        {factsStyle("stripes")}
        {Content()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const fills = canvas
      .getAllByRole("term")
      .map((term) => getComputedStyle(term.parentElement as HTMLElement).backgroundColor);
    await expect(new Set(fills).size).toBe(1);
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: "long",
        term: longName,
        value: longName.repeat(2),
        action: change,
      },
    ],
  },
};
