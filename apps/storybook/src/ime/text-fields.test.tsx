import { formatPostcode, readPostcode } from "@kaitori/domain";
import {
  AccountNumberField,
  AmountField,
  HolderNameField,
  PasswordField,
  PostcodeField,
  TextareaField,
  TextField,
} from "@kaitori/ui";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { inputMethod } from "./input-method.ts";
import { mountInForm } from "./mount.tsx";

const upper = (typed: string) => typed.toUpperCase();
const postcode = { read: readPostcode, format: formatPostcode };
const accountNumber = { format: upper, countDigits: (typed: string) => typed.length, digits: 7 };

const fields: [name: string, field: ReactNode][] = [
  ["TextField", <TextField key="1" label="会社名" />],
  ["TextField that formats its text", <TextField key="2" label="会社名" format={upper} />],
  ["PasswordField shown", <PasswordField key="3" label="パスワード" autoComplete="current-password" />],
  ["AmountField", <AmountField key="4" label="金額" />],
  ["PostcodeField", <PostcodeField key="5" label="郵便番号" {...postcode} />],
  ["AccountNumberField", <AccountNumberField key="6" label="口座番号" {...accountNumber} />],
  ["HolderNameField", <HolderNameField key="7" label="口座名義" format={upper} />],
];

async function focusField(container: HTMLElement) {
  const field = await vi.waitUntil(() =>
    container.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  );
  if (field.type === "password") container.querySelector<HTMLButtonElement>("button[aria-label]")?.click();
  field.focus();
  return field;
}

test.each(fields)(
  "B1 %s keeps the text under composition, and the Enter that ends it does not send the form",
  async (_, element) => {
    const { onSubmit, container } = mountInForm(element);
    const field = await focusField(container);
    await inputMethod.compose("１２abｶﾌﾞ");
    expect(field.value).toBe("１２abｶﾌﾞ");
    await inputMethod.enter();
    expect(onSubmit).not.toHaveBeenCalled();
    await inputMethod.commit("１２abｶﾌﾞ");
    expect(field.value).toBe("１２abｶﾌﾞ");
  },
);

test("B1 TextareaField keeps the text under composition", async () => {
  const { container } = mountInForm(<TextareaField label="使いみち" limit={2} />);
  const field = await focusField(container);
  await inputMethod.compose("１２abｶﾌﾞ");
  expect(field.value).toBe("１２abｶﾌﾞ");
  await inputMethod.commit("株");
  expect(field.value).toBe("株");
  await vi.waitFor(() => expect(container.textContent).toContain("あと1文字"));
});

test("B1 an Enter without composition sends the form", async () => {
  const { onSubmit, container } = mountInForm(<TextField label="会社名" />);
  await focusField(container);
  await inputMethod.compose("やま");
  await inputMethod.commit("山");
  await inputMethod.enter();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("B1 a postcode is looked up after its composition", async () => {
  const lookUp = vi.fn();
  const { container } = mountInForm(<PostcodeField label="郵便番号" {...postcode} onComplete={lookUp} />);
  await focusField(container);
  await inputMethod.compose("１０００００５");
  expect(lookUp).not.toHaveBeenCalled();
  await inputMethod.commit("１０００００５");
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalledWith("1000005"));
});

test("B1 a holder name is suggested in the bank's form after its composition", async () => {
  const { container } = mountInForm(<HolderNameField label="口座名義" format={upper} />);
  await focusField(container);
  await inputMethod.compose("yamada");
  expect(container.textContent).not.toContain("YAMADA");
  await inputMethod.commit("yamada");
  await vi.waitFor(() => expect(container.textContent).toContain("YAMADA"));
});
