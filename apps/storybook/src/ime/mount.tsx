import "@kaitori/ui/base";
import { controlsOf } from "@kaitori/brand/controls";
import { UiProvider } from "@kaitori/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { applyBrand } from "../brands.ts";

/** Puts fields into a form and counts its submits. */
export function mountInForm(fields: ReactNode) {
  applyBrand("akane");
  const onSubmit = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(
    <UiProvider {...controlsOf({})}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {fields}
        <button type="submit">送る</button>
      </form>
    </UiProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { onSubmit, container };
}
