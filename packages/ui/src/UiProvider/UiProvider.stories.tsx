import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../TextField/TextField.tsx";
import { UiProvider } from "./UiProvider.tsx";

const meta = {
  title: "Foundations/UiProvider",
  component: UiProvider,
  args: { words: { optional: "なくてもかまいません" }, children: <TextField label="建物名" /> },
} satisfies Meta<typeof UiProvider>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
