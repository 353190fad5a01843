import {
  Amount,
  AmountField,
  Banner,
  Button,
  ButtonLink,
  Checkbox,
  DataList,
  EmptyState,
  Inline,
  Link,
  RadioCards,
  SelectField,
  Stack,
  StatusBadge,
  Text,
  TextField,
} from "@kaitori/ui";
import type { ReactNode } from "react";

interface Example {
  readonly reason: string;
  readonly element: ReactNode;
}

/** A good and a bad example of the same task. */
export interface ExamplePair {
  readonly good: Example;
  readonly bad: Example;
}

const kinds = [
  { value: "corporate", label: "法人", description: "会社として登記している" },
  { value: "individual", label: "個人事業主", description: "開業届を出している" },
];

export const examples: Readonly<Record<string, readonly ExamplePair[]>> = {
  Amount: [
    {
      good: { reason: "Digits of one width, 円 after the number.", element: <Amount yen={1_234_567} /> },
      bad: {
        reason: "Seven digits without separators are hard to count, and ¥ and - differ from page to page.",
        element: <Text>¥1234567-</Text>,
      },
    },
  ],
  AmountField: [
    {
      good: {
        reason:
          "Half-width and full-width digits are accepted; the amount in 万円 shows when there is a zero too many.",
        element: <AmountField label="請求額" readAloud={() => "120万円"} defaultValue="1200000" required />,
      },
      bad: {
        reason: "The label asks the user to do what the field can do.",
        element: <TextField label="請求額（半角数字、カンマなし）" unit="円" required />,
      },
    },
  ],
  Banner: [
    {
      good: {
        reason: "It stays true while the page is open, and says what to do.",
        element: (
          <Banner
            tone="caution"
            title="通帳の表紙が読めませんでした"
            action={<Link href="#again">撮り直す</Link>}
          >
            口座番号が切れています。
          </Banner>
        ),
      },
      bad: {
        reason: "The message concerns a moment and asks for nothing: use a Toast.",
        element: <Banner tone="positive" title="保存しました" />,
      },
    },
  ],
  Button: [
    {
      good: {
        reason: "One button is the next step; the other one is subtle.",
        element: (
          <Inline>
            <Button>申し込む</Button>
            <Button tone="subtle">下書きを保存する</Button>
          </Inline>
        ),
      },
      bad: {
        reason: "Two buttons of the same weight: neither is the next step.",
        element: (
          <Inline>
            <Button>申し込む</Button>
            <Button>下書きを保存する</Button>
          </Inline>
        ),
      },
    },
    {
      good: {
        reason: "The danger button names the action, and the other button keeps everything as it is.",
        element: (
          <Inline>
            <Button tone="danger">申込みを取り消す</Button>
            <Button tone="secondary">取り消さない</Button>
          </Inline>
        ),
      },
      bad: {
        reason: "“Yes” does not say what is cancelled, and “cancel” may mean both buttons.",
        element: (
          <Inline>
            <Button>はい</Button>
            <Button tone="secondary">キャンセル</Button>
          </Inline>
        ),
      },
    },
  ],
  Checkbox: [
    {
      good: {
        reason: "The label is the sentence to agree to, and all of it can be clicked.",
        element: <Checkbox label="契約の内容を読み、同意します" />,
      },
      bad: {
        reason: "The sentence to agree to is elsewhere.",
        element: (
          <Stack gap="xs">
            <Text>契約の内容について</Text>
            <Checkbox label="はい" />
          </Stack>
        ),
      },
    },
  ],
  DataList: [
    {
      good: {
        reason: "Each value is beside its term.",
        element: (
          <DataList
            items={[
              { id: "bank", term: "銀行", value: "みずほ銀行" },
              { id: "branch", term: "支店", value: "丸の内支店" },
            ]}
          />
        ),
      },
      bad: {
        reason: "A screen reader hears one sentence, and a long value wraps anywhere.",
        element: <Text>銀行：みずほ銀行　支店：丸の内支店</Text>,
      },
    },
  ],
  EmptyState: [
    {
      good: {
        reason: "It says what is missing and how to begin.",
        element: (
          <EmptyState
            title="申し込みはまだありません"
            action={<ButtonLink href="#new">新しく申し込む</ButtonLink>}
          >
            請求書と通帳があれば始められます。
          </EmptyState>
        ),
      },
      bad: { reason: "It does not say whether that is an error.", element: <Text>データがありません</Text> },
    },
  ],
  Link: [
    {
      good: { reason: "The text names the target.", element: <Link href="#terms">利用規約を読む</Link> },
      bad: {
        reason: "Without the sentence around it, the link has no meaning.",
        element: (
          <Text>
            利用規約は<Link href="#terms">こちら</Link>
          </Text>
        ),
      },
    },
  ],
  RadioCards: [
    {
      good: {
        reason: "Both answers are visible and explained.",
        element: <RadioCards label="事業の形" name="good-kind" options={kinds} required />,
      },
      bad: {
        reason: "Both answers are hidden, without an explanation.",
        element: <SelectField label="事業の形" options={kinds} required />,
      },
    },
  ],
  StatusBadge: [
    {
      good: {
        reason: "Icon, word and colour have the same meaning.",
        element: <StatusBadge tone="caution">書類の再提出</StatusBadge>,
      },
      bad: {
        reason: "Colour alone: one man in twenty does not see it.",
        element: <Text tone="caution">●</Text>,
      },
    },
  ],
  TextField: [
    {
      good: {
        reason: "What is needed during typing stays visible.",
        element: (
          <TextField label="電話番号" hint="日中に出られる番号" example="03-1234-5678" type="tel" required />
        ),
      },
      bad: {
        reason: "A placeholder disappears when it is needed, and looks like an answer.",
        element: (
          <TextField label="電話番号" placeholder="日中に出られる番号 03-1234-5678" type="tel" required />
        ),
      },
    },
  ],
};
