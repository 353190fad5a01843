/** `valueAt({ legal: { phone: "03" } }, "legal.phone")` → `"03"` */
export const valueAt = (data: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((part, name) => {
    const entry = Object.entries(part ?? {}).find(([own]) => own === name);
    return entry?.[1];
  }, data);
