import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DataList } from "../DataList/DataList.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Page } from "../Page/Page.tsx";
import { SiteHeader } from "../SiteHeader/SiteHeader.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import { Stepper } from "../Stepper/Stepper.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { type Composition, deriveTheme, neutralDecisions, themeToCss } from "./index.ts";

interface ComposedProps {
  readonly composition: Composition;
}

function Composed({ composition }: ComposedProps) {
  return (
    <div className="composed">
      <style>{themeToCss(deriveTheme({ ...neutralDecisions, ...composition }), ".composed")}</style>
      <SiteHeader
        home="#"
        mark={<strong>早払いの家</strong>}
        navigation={{
          label: "サイト内",
          links: [
            { href: "#mypage", label: "マイページ", current: true },
            { href: "#profile", label: "登録内容" },
          ],
        }}
        actions={<Button tone="subtle">ログアウト</Button>}
        isAfterLogin
      />
      <Page width="wide">
        <Stack gap="l">
          <Heading level={1}>請求書を送る</Heading>
          <Stepper
            label="申し込みまで"
            steps={[
              { label: "登録", state: "done" },
              { label: "請求書", state: "current" },
              { label: "確認", state: "upcoming" },
            ]}
          />
          <Card gap="m" align="start">
            <Heading level={2}>請求書1</Heading>
            <StatusBadge tone="notice">審査中</StatusBadge>
            <TextField label="会社名" required />
            <FieldGroup label="差し引くもの" required>
              <Checkbox label="振込手数料" />
            </FieldGroup>
            <DataList items={[{ id: "desired", term: "希望金額", value: "500,000円" }]} />
            <Button>次へ進む</Button>
          </Card>
        </Stack>
      </Page>
    </div>
  );
}

const meta = {
  title: "Foundations/Composition",
  component: Composed,
  // The story shows a whole page, not a component.
  parameters: { withoutPadding: true, docs: { canvas: { sourceState: "none" } } },
  args: { composition: {} },
} satisfies Meta<typeof Composed>;
export default meta;
type Story = StoryObj<typeof meta>;

const contentBefore = (element: Element | null) =>
  getComputedStyle(element ?? document.body, "::before").content;
const borderWidths = (element: Element) => {
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  return { top: borderTopWidth, bottom: borderBottomWidth };
};

export const DefaultComposition: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "メニュー" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "登録内容" })).toBeNull();
    await expect(borderWidths(canvas.getByLabelText("会社名"))).toEqual({ top: "1px", bottom: "1px" });
    await expect(contentBefore(canvasElement.querySelector("ol span"))).toBe("none");
  },
};

export const LedgerWithNumbers: Story = {
  args: {
    composition: {
      frame: "letterhead",
      ornament: "rule",
      groups: "ledger",
      fields: "labelStrips",
      facts: "leaders",
      columns: "below",
      steps: "numbers",
      icons: "fine",
      primaryButton: "framed",
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText("会社名")).toHaveStyle({ borderRadius: "0px" });
    // On a phone each step shows its name.
    await expect(canvas.getByText("登録", { selector: "span" })).toBeVisible();
    // A finished step shows one tick instead of its number.
    const [done, current] = canvasElement.querySelectorAll("ol > li > span");
    await expect(contentBefore(done ?? null)).toContain("✓");
    await expect(contentBefore(current ?? null)).toContain("cjk-decimal");
    await expect(getComputedStyle(done?.querySelector("svg") ?? document.body).display).toBe("none");
    await expect(getComputedStyle(canvas.getByRole("heading", { level: 1 })).textAlign).toBe("center");
    // Labels of groups are beside their fields if those of fields are.
    const isBeside = getComputedStyle(canvas.getByRole("group")).display === "grid";
    const legend = canvas.getByText("差し引くもの").getBoundingClientRect();
    const first = canvas.getByRole("checkbox").getBoundingClientRect();
    await expect(isBeside ? first.top < legend.bottom : first.top >= legend.bottom).toBe(true);
  },
};

export const PanelsWithTabs: Story = {
  args: {
    composition: {
      frame: "tabs",
      ornament: "leaf",
      groups: "panels",
      fields: "sheets",
      facts: "stripes",
      steps: "beads",
      icons: "tinted",
      primaryButton: "raised",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "登録内容" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "メニュー" })).toBeNull();
    await expect(borderWidths(canvas.getByLabelText("会社名"))).toEqual({ top: "2px", bottom: "2px" });
  },
};

export const RailWithBlocks: Story = {
  args: {
    composition: {
      frame: "rail",
      ornament: "block",
      fields: "boxes",
      facts: "tiles",
      steps: "track",
      icons: "solid",
      primaryButton: "arrow",
    },
  },
  play: async ({ canvas }) => {
    const arrow = getComputedStyle(canvas.getByRole("button", { name: "次へ進む" }), "::after").content;
    await expect(arrow).toBe('""');
    await expect(contentBefore(canvas.getByRole("heading", { level: 2 }))).toBe('""');
    // On a phone the navigation is at the foot.
    await expect(canvas.getByRole("link", { name: "登録内容" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "メニュー" })).toBeNull();
    // Term and value share one box, the value below.
    await expect(borderWidths(canvas.getByLabelText("会社名"))).toEqual({ top: "0px", bottom: "0px" });
    const [term, value] = ["希望金額", "500,000円"].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(term?.bottom).toBeLessThanOrEqual(value?.top ?? 0);
  },
};
