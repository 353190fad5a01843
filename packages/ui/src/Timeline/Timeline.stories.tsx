import type { Meta, StoryObj } from "@storybook/react-vite";
import { longName } from "../stories/samples.ts";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    label: "申し込みの経過",
    entries: [
      {
        id: "3",
        dateTime: "2026-11-21T14:20+09:00",
        when: "2026年11月21日（土）14:20",
        tone: "caution",
        title: "書類に不備があります",
        children: "通帳の表紙の名義が読めません。撮り直してご提出ください。",
      },
      {
        id: "2",
        dateTime: "2026-11-20T10:05+09:00",
        when: "2026年11月20日（金）10:05",
        tone: "notice",
        title: "審査を始めました",
      },
      {
        id: "1",
        dateTime: "2026-11-20T09:41+09:00",
        when: "2026年11月20日（金）9:41",
        tone: "positive",
        title: "申し込みを受け付けました",
        children: "受付番号 A-2026-004417",
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    entries: [
      {
        id: "1",
        dateTime: "2026-11-20",
        when: "2026年11月20日（金）",
        tone: "neutral",
        title: longName,
        children: longName.repeat(2),
      },
    ],
  },
};
