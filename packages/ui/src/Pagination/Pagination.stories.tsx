import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./index.ts";

const meta = {
  title: "Data/Pagination",
  component: Pagination,
  args: { page: 5, pages: 12, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { page: 1, pages: 3 } };
export const Last: Story = { args: { page: 3, pages: 3 } };
