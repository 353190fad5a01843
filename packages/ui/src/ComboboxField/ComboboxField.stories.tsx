import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { ComboboxField, type ComboboxFieldProps } from "./ComboboxField.tsx";

const banks = [
  { id: "0001", label: "みずほ銀行", detail: "ミズホ・0001" },
  { id: "0005", label: "三菱UFJ銀行", detail: "ミツビシユーエフジェイ・0005" },
  { id: "0009", label: "三井住友銀行", detail: "ミツイスミトモ・0009" },
];
const search = async (typed: string) =>
  banks.filter(({ label, detail }) => `${label}${detail}`.includes(typed));

function StatefulCombobox(props: ComboboxFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboboxField
      {...props}
      value={value}
      onChange={(typed) => {
        setValue(typed);
        props.onChange(typed);
      }}
    />
  );
}

const meta = {
  title: "Fields/ComboboxField",
  component: ComboboxField,
  args: {
    label: "銀行",
    hint: "名前、カナ、銀行コードのどれでも探せます。",
    required: true,
    value: "",
    onChange: fn(),
    onChoose: fn(),
    search,
  },
  render: (args) => <StatefulCombobox key={args.value} {...args} />,
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole("combobox");
    await userEvent.type(field, "000");
    await screen.findByRole("option", { name: /みずほ銀行/ });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(field).toHaveValue("三菱UFJ銀行");
    await expect(args.onChoose).toHaveBeenCalledWith(banks[1]);
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "三");
    await screen.findByRole("option", { name: /三井住友銀行/ });
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "火星");
    await screen.findByText("見つかりませんでした");
  },
};
/** After the error "choose from the list", a click on the field opens the list. */
export const RefusedValue: Story = {
  args: { value: "三井", error: "銀行を一覧から選んでください。" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox"));
    await screen.findByRole("option", { name: /三井住友銀行/ });
  },
};
/** The keyboard of a phone scrolls the page; the suggestions stay open. */
export const ScrolledPage: Story = {
  decorators: [(Content) => <div style={{ blockSize: "200vh" }}>{Content()}</div>],
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "三");
    const option = await screen.findByRole("option", { name: /三井住友銀行/ });
    const scrolled = new Promise((resolve) => document.addEventListener("scroll", resolve, { once: true }));
    window.scrollBy(0, 40);
    await scrolled;
    await expect(option).toBeVisible();
    await userEvent.click(option);
    await expect(args.onChoose).toHaveBeenCalledWith(banks[2]);
  },
};
export const FreeText: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox");
    await userEvent.type(field, "山の銀行");
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue("山の銀行"));
  },
};
/** The arrow keys wrap around. Tab chooses the active suggestion. */
export const ChosenByTab: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole("combobox");
    await userEvent.type(field, "000");
    await screen.findByRole("option", { name: /みずほ銀行/ });
    await userEvent.keyboard("{ArrowUp}");
    const last = screen.getByRole("option", { name: /三井住友銀行/ });
    await expect(field).toHaveAttribute("aria-activedescendant", last.id);
    await expect(last).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("みずほ銀行");
    await userEvent.tab();
    await expect(field).toHaveValue("みずほ銀行");
    await expect(args.onChoose).toHaveBeenCalledWith(banks[0]);
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole("option")).toBeNull();
  },
};
/** A click outside the field chooses nothing; the arrow key reopens the list. */
export const ClickOutside: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole("combobox");
    await userEvent.type(field, "三");
    await userEvent.hover(await screen.findByRole("option", { name: /三井住友銀行/ }));
    await expect(screen.getByRole("option", { selected: true })).toBeVisible();
    await userEvent.click(document.body);
    await expect(screen.queryByRole("option")).toBeNull();
    await expect(field).toHaveValue("三");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(field);
    await expect(screen.queryByRole("option")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("option", { selected: true });
  },
};
/** Escape closes the list. A second Escape does not clear the field. */
export const Escaped: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox");
    await userEvent.type(field, "三");
    await screen.findByRole("option", { name: /三井住友銀行/ });
    await userEvent.keyboard("{Escape}{Escape}");
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    await expect(field).toHaveValue("三");
  },
};
export const WithError: Story = { args: { error: "銀行を選択してください。" } };
export const Disabled: Story = { args: { disabled: true, value: "みずほ銀行" } };
export const ReadOnly: Story = { args: { readOnly: true, value: "みずほ銀行" } };
export const LongText: Story = { args: { label: `${longName}の銀行`, value: longName } };
