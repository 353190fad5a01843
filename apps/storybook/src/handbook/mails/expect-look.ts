import type { Brand } from "@kaitori/brand";
import { expect } from "storybook/test";

/** Expects the first mail on the brand's surface in light mode and on another background in dark mode. */
export async function expectLook(canvasElement: HTMLElement, brand: Brand, isDark: boolean) {
  const backgroundOf = (element: Element | null | undefined) =>
    element ? getComputedStyle(element).backgroundColor : "none";
  const mail = [...canvasElement.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const [surfaceColour, background] = [
    brand.tokens.decisions.surface,
    backgroundOf(mail?.querySelector(".surface")),
  ];
  const channel = (start: number) => Number.parseInt(surfaceColour.slice(start, start + 2), 16);
  const isLight = background === `rgb(${channel(1)}, ${channel(3)}, ${channel(5)})`;
  await expect(isLight).toBe(!isDark);
}
