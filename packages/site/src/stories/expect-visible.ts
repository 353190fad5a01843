import { expect, waitFor } from "storybook/test";

/** Waits, because dialogs and toasts are animated. */
export const expectVisible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Waits, because the focus moves after the render. */
export const expectFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
