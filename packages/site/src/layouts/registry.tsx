import type { ComponentType, ReactNode } from "react";
import { fetched } from "#foundation/updates/fetched.ts";
import { AnonymousLayout } from "./AnonymousLayout.tsx";
import { DefaultLayout } from "./DefaultLayout.tsx";
import { MarketingLayout } from "./MarketingLayout.tsx";
import { PlainLayout } from "./PlainLayout.tsx";
import { SimpleHeaderLayout } from "./SimpleHeaderLayout.tsx";
import { SimpleHeaderNoFooterLayout } from "./SimpleHeaderNoFooterLayout.tsx";
import { StaticLayout } from "./StaticLayout.tsx";

/** A layout shows the screen of its route, or what it is given instead. */
export interface LayoutProps {
  readonly children?: ReactNode;
}

interface KnownLayout {
  readonly Layout: ComponentType<LayoutProps>;
  /** Settled before a page of this layout is shown. */
  readonly load: () => Promise<void>;
}

const here = (Layout: ComponentType<LayoutProps>): KnownLayout => ({ Layout, load: async () => undefined });

/** A layout that only users see is fetched with their first page. */
function fetchedWithItsPages(fetchIt: () => Promise<ComponentType<LayoutProps>>): KnownLayout {
  let Fetched: ComponentType<LayoutProps> | undefined;
  return {
    Layout: (props) => Fetched && <Fetched {...props} />,
    load: async () => {
      Fetched ??= await fetchIt();
    },
  };
}

/** The layouts that a row of the route table may name (R2.2). */
export const layouts = {
  anonymous: here(AnonymousLayout),
  default: here(DefaultLayout),
  entry: fetchedWithItsPages(async () => (await fetched(import("./EntryLayout.tsx"))).EntryLayout),
  marketing: here(MarketingLayout),
  mypage: fetchedWithItsPages(async () => (await fetched(import("./MypageLayout.tsx"))).MypageLayout),
  plain: here(PlainLayout),
  "simple-header": here(SimpleHeaderLayout),
  "simple-header-no-footer": here(SimpleHeaderNoFooterLayout),
  static: here(StaticLayout),
} as const satisfies Record<string, KnownLayout>;

export type LayoutName = keyof typeof layouts;
