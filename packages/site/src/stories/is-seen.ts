import { expect, waitFor } from "storybook/test";

/** Dialogs and toasts are animated, so visibility comes late. */
export const isSeen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Focus moves after the render. */
export const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
