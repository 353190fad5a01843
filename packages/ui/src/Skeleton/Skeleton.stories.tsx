import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Loading } from "./Loading.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Messages/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Loading>
      <Card gap="m">
        <Skeleton shape="title" />
        <Skeleton shape="figure" />
        <div>
          <Skeleton lines={3} />
        </div>
        <Skeleton shape="field" />
      </Card>
    </Loading>
  ),
};
