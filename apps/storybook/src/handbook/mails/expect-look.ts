import type { Brand } from "@kaitori/brand";
import { expect } from "storybook/test";

/** The first mail lies on the brand's surface by day, and on another ground by night. */
export async function expectLook(canvasElement: HTMLElement, brand: Brand, isNight: boolean) {
  const ground = (element: Element | null | undefined) =>
    element ? getComputedStyle(element).backgroundColor : "none";
  const mail = [...canvasElement.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const [day, seen] = [brand.tokens.decisions.surface, ground(mail?.querySelector(".surface"))];
  const channel = (at: number) => Number.parseInt(day.slice(at, at + 2), 16);
  const isDay = seen === `rgb(${channel(1)}, ${channel(3)}, ${channel(5)})`;
  await expect(isDay).toBe(!isNight);
}
