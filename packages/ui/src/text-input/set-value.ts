const setter = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, "value")?.set;

/** Changes an input as typing would, so that every listener hears of it: React, a form library, a draft. */
export function setValue(input: HTMLInputElement, value: string) {
  if (input.value === value) return;
  setter?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
