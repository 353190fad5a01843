import { ComboboxField, type ComboboxOption } from "@kaitori/ui";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inputMethod } from "./input-method.ts";
import { mountInForm } from "./mount.tsx";

const bank = { id: "0001", label: "みずほ銀行" };
const search = async (typed: string) => (bank.label.startsWith(typed) ? [bank] : []);

function Bank({ onChoose }: { onChoose?: (option: ComboboxOption) => void }) {
  const [value, setValue] = useState("");
  return <ComboboxField label="銀行" value={value} onChange={setValue} onChoose={onChoose} search={search} />;
}

async function focusCombobox() {
  const combobox = page.getByRole("combobox");
  await expect.element(combobox).toBeVisible();
  const field = combobox.element();
  if (!(field instanceof HTMLInputElement)) throw new Error("The combobox is no input");
  field.focus();
  return field;
}

test("B1 the combobox shows suggestions during composition, and the input method's Enter does not send the form", async () => {
  const { onSubmit } = mountInForm(<Bank />);
  const field = await focusCombobox();
  await inputMethod.compose("みず");
  await expect.element(page.getByRole("option", { name: "みずほ銀行" })).toBeVisible();
  expect(field.value).toBe("みず");
  await inputMethod.enter();
  expect(onSubmit).not.toHaveBeenCalled();
  await inputMethod.commit("みず");
  expect(field.value).toBe("みず");
});

test("B1 clicking a suggestion during composition chooses it", async () => {
  const listener = vi.fn();
  mountInForm(<Bank onChoose={listener} />);
  const field = await focusCombobox();
  await inputMethod.compose("みず");
  await userEvent.click(page.getByRole("option", { name: "みずほ銀行" }));
  await expect.poll(() => field.value).toBe("みずほ銀行");
  expect(listener).toHaveBeenCalledExactlyOnceWith(bank);
});
