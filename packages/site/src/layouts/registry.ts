import type { ComponentType, ReactNode } from "react";
import { AnonymousLayout } from "./AnonymousLayout.tsx";
import { DefaultLayout } from "./DefaultLayout.tsx";
import { MarketingLayout } from "./MarketingLayout.tsx";
import { MypageLayout } from "./MypageLayout.tsx";

/** The layouts that a row of the route table may name (spec §2). */
export const layouts = {
  anonymous: AnonymousLayout,
  default: DefaultLayout,
  marketing: MarketingLayout,
  mypage: MypageLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;

export type LayoutName = keyof typeof layouts;

/** A layout shows the screen of its route, or what it is given instead. */
export interface LayoutProps {
  readonly children?: ReactNode;
}
