import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Divider } from "./index.ts";

const meta = { title: "Layout/Divider", component: Divider } satisfies Meta<typeof Divider>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Text>お支払い条件</Text>
      <Divider />
      <Text>振込先の口座</Text>
    </Stack>
  ),
};
