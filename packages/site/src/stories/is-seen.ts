import { expect, waitFor } from "storybook/test";

/** Dialogs and short messages come in by a motion: they are visible a moment after they are there. */
export const isSeen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** The focus goes where it belongs once the page has been drawn. */
export const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
