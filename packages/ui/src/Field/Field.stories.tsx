import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PostcodeField } from "../PostcodeField/PostcodeField.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { longName } from "../stories/samples.ts";
import { TextInput } from "../text-input/TextInput.tsx";
import { deriveTheme, neutralDecisions, themeToCss } from "../theme/index.ts";
import { Field } from "./Field.tsx";
import { FieldGroup } from "./FieldGroup.tsx";

const meta = {
  title: "Fields/Field",
  component: Field,
  args: {
    label: "会社名",
    hint: "登記されている名称を入力してください。",
    example: "山田工務店株式会社",
    required: true,
    children: (control) => <TextInput {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Label and input in one box, which is as wide as the typed text, the hint or the choices need. */
export const Boxes: Story = {
  args: { label: "電話番号", hint: undefined, example: undefined },
  globals: { viewport: { value: "desktop" } },
  decorators: [
    (Content) => (
      <>
        <style>{themeToCss(deriveTheme({ ...neutralDecisions, fields: "boxes" }))}</style>
        {Content()}
      </>
    ),
  ],
  render: (args) => (
    <Stack gap="m">
      <Field {...args}>{(control) => <TextInput {...control} width="s" />}</Field>
      <Field label="希望額" required hint="手数料を引く前の金額です。5万円から3000万円まで。">
        {(control) => <TextInput {...control} width="s" />}
      </Field>
      <PostcodeField
        label="郵便番号"
        required
        read={() => null}
        format={String}
        choices={[{ id: "niseko", label: "北海道虻田郡ニセコ町字ニセコ" }]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "電話番号" }).parentElement as HTMLElement;
    await expect(box.clientWidth).toBeLessThan(300);
    // The hint has one line.
    await expect(canvas.getByText(/^手数料を/).clientHeight).toBeLessThan(30);
    await expect(canvas.getByRole("list").clientWidth).toBeGreaterThan(300);
  },
};
export const Optional: Story = {
  args: { required: false, label: "建物名・部屋番号", example: "丸の内ビル3階" },
};
export const WithoutOptionalMark: Story = { args: { hidesOptionalMark: true } };
export const WithError: Story = { args: { error: "会社名を入力してください。" } };
export const Warning: Story = { args: { warning: "登記の名称と異なるようです。" } };
export const Group: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <FieldGroup
      label="代表者のお名前"
      required
      hint="本人確認書類と同じ表記で入力してください。"
      error="名を入力してください。"
    >
      <Stack gap="s">
        <Field label="姓" hidesOptionalMark>
          {(control) => <TextInput {...control} width="s" />}
        </Field>
        <Field label="名" hidesOptionalMark>
          {(control) => <TextInput {...control} width="s" />}
        </Field>
      </Stack>
    </FieldGroup>
  ),
};
export const LongText: Story = {
  args: {
    label: `${longName}からの振込名義`,
    hint: longName.repeat(3),
    error: `${longName}は入力できません。`,
  },
};
