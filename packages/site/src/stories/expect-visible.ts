import { expect, waitFor } from "storybook/test";

/** Dialogs and toasts are animated, so visibility comes late. */
export const expectVisible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Focus moves after the render. */
export const expectFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
