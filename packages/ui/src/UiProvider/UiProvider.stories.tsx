import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../TextField/index.ts";
import { UiProvider } from "./index.ts";

const meta = {
  title: "Foundations/UiProvider",
  component: UiProvider,
  args: { words: { required: "かならず" }, children: <TextField label="会社名" required /> },
} satisfies Meta<typeof UiProvider>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
