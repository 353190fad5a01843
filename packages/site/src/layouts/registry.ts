import type { ComponentType, ReactNode } from "react";
import { AnonymousLayout } from "./AnonymousLayout.tsx";
import { DefaultLayout } from "./DefaultLayout.tsx";
import { EntryLayout } from "./EntryLayout.tsx";
import { MarketingLayout } from "./MarketingLayout.tsx";
import { MypageLayout } from "./MypageLayout.tsx";
import { PlainLayout } from "./PlainLayout.tsx";
import { SimpleHeaderLayout } from "./SimpleHeaderLayout.tsx";
import { SimpleHeaderNoFooterLayout } from "./SimpleHeaderNoFooterLayout.tsx";
import { StaticLayout } from "./StaticLayout.tsx";

/** The layouts that a row of the route table may name (spec §2). */
export const layouts = {
  anonymous: AnonymousLayout,
  default: DefaultLayout,
  entry: EntryLayout,
  marketing: MarketingLayout,
  mypage: MypageLayout,
  plain: PlainLayout,
  "simple-header": SimpleHeaderLayout,
  "simple-header-no-footer": SimpleHeaderNoFooterLayout,
  static: StaticLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;

export type LayoutName = keyof typeof layouts;

/** A layout shows the screen of its route, or what it is given instead. */
export interface LayoutProps {
  readonly children?: ReactNode;
}
