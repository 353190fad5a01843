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

interface Shown {
  readonly because: string;
  readonly shown: ReactNode;
}

/** The same thing said well and badly. */
export interface Advice {
  readonly good: Shown;
  readonly bad: Shown;
}

const kinds = [
  { value: "corporate", label: "法人", description: "会社として登記している" },
  { value: "individual", label: "個人事業主", description: "開業届を出している" },
];

export const examples: Readonly<Record<string, readonly Advice[]>> = {
  Amount: [
    {
      good: { because: "Figures of one width, 円 as a word.", shown: <Amount yen={1_234_567} /> },
      bad: {
        because: "Nobody counts seven digits, and signs differ from page to page.",
        shown: <Text>¥1234567-</Text>,
      },
    },
  ],
  AmountField: [
    {
      good: {
        because: "Digits of either width are taken; the reading shows a nought too many.",
        shown: <AmountField label="請求額" readAloud={() => "120万円"} defaultValue="1200000" required />,
      },
      bad: {
        because: "The reader is told to do what the field can do.",
        shown: <TextField label="請求額（半角数字、カンマなし）" unit="円" required />,
      },
    },
  ],
  Banner: [
    {
      good: {
        because: "It stays true while the page is open, and says what to do.",
        shown: (
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
        because: "Over in a moment, and nothing to do about it: that is a Toast.",
        shown: <Banner tone="positive" title="保存しました" />,
      },
    },
  ],
  Button: [
    {
      good: {
        because: "One leads on; what stands beside it is quieter.",
        shown: (
          <Inline>
            <Button>申し込む</Button>
            <Button tone="quiet">下書きを保存する</Button>
          </Inline>
        ),
      },
      bad: {
        because: "Two of the same weight: neither leads on.",
        shown: (
          <Inline>
            <Button>申し込む</Button>
            <Button>下書きを保存する</Button>
          </Inline>
        ),
      },
    },
    {
      good: {
        because:
          "A dangerous act is called by its name, in danger, and the other answer keeps things as they are.",
        shown: (
          <Inline>
            <Button tone="danger">申込みを取り消す</Button>
            <Button tone="secondary">取り消さない</Button>
          </Inline>
        ),
      },
      bad: {
        because: "“Yes” does not say what will be gone, and “cancel” is both answers.",
        shown: (
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
        because: "The sentence is what is agreed to, and all of it can be pressed.",
        shown: <Checkbox label="契約の内容を読み、同意します" />,
      },
      bad: {
        because: "What is agreed to stands elsewhere.",
        shown: (
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
        because: "Each answer stands beside its question.",
        shown: (
          <DataList
            items={[
              { id: "bank", term: "銀行", value: "みずほ銀行" },
              { id: "branch", term: "支店", value: "丸の内支店" },
            ]}
          />
        ),
      },
      bad: {
        because: "A screen reader hears one sentence, and a long answer breaks anywhere.",
        shown: <Text>銀行：みずほ銀行　支店：丸の内支店</Text>,
      },
    },
  ],
  EmptyState: [
    {
      good: {
        because: "It says what is not here, and how to begin.",
        shown: (
          <EmptyState
            title="申し込みはまだありません"
            action={<ButtonLink href="#new">新しく申し込む</ButtonLink>}
          >
            請求書と通帳があれば始められます。
          </EmptyState>
        ),
      },
      bad: { because: "Nobody knows whether that is right.", shown: <Text>データがありません</Text> },
    },
  ],
  Link: [
    {
      good: { because: "It says where it leads.", shown: <Link href="#terms">利用規約を読む</Link> },
      bad: {
        because: "In a list of links it says nothing.",
        shown: (
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
        because: "Two answers in sight, each explained.",
        shown: <RadioCards label="事業の形" name="good-kind" options={kinds} required />,
      },
      bad: {
        because: "Two answers hidden behind a press, without what tells them apart.",
        shown: <SelectField label="事業の形" options={kinds} required />,
      },
    },
  ],
  StatusBadge: [
    {
      good: {
        because: "Mark, word and colour say the same.",
        shown: <StatusBadge tone="caution">書類の再提出</StatusBadge>,
      },
      bad: {
        because: "Colour alone: one man in twenty does not see it.",
        shown: <Text tone="caution">●</Text>,
      },
    },
  ],
  TextField: [
    {
      good: {
        because: "What is needed while one types stays in sight.",
        shown: (
          <TextField label="電話番号" hint="日中に出られる番号" example="03-1234-5678" type="tel" required />
        ),
      },
      bad: {
        because: "A placeholder is gone when it is needed, and looks like an answer.",
        shown: (
          <TextField label="電話番号" placeholder="日中に出られる番号 03-1234-5678" type="tel" required />
        ),
      },
    },
  ],
};
