const setter = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, "value")?.set;

/** Sets an input's value as typing would, so that React and form libraries notice. */
export function setValue(input: HTMLInputElement, value: string) {
  if (input.value === value) return;
  setter?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
