import type { ComponentType, ReactNode } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { AnonymousLayout } from "./AnonymousLayout.tsx";
import { DefaultLayout } from "./DefaultLayout.tsx";
import { PageFrame, type PageFrameProps } from "./PageFrame.tsx";
import { SessionActions } from "./SessionActions.tsx";
import { useSectionLinks } from "./top-sections.ts";

/** A layout renders the screen of its route, or its children. */
export interface LayoutProps {
  readonly children?: ReactNode;
}

interface KnownLayout {
  readonly Layout: ComponentType<LayoutProps>;
  /** Awaited before a page of this layout is shown. */
  readonly load: () => Promise<void>;
}

const eager = (Layout: ComponentType<LayoutProps>): KnownLayout => ({ Layout, load: async () => undefined });

/** Lazily loaded: only logged-in users see this layout. */
function fetchedWithItsPages(fetchIt: () => Promise<ComponentType<LayoutProps>>): KnownLayout {
  let Fetched: ComponentType<LayoutProps> | undefined;
  return {
    Layout: (props) => Fetched && <Fetched {...props} />,
    load: async () => {
      Fetched ??= await fetchIt();
    },
  };
}

/** The layout of the top page; its header links to the sections that people look for. */
function MarketingLayout({ children }: LayoutProps) {
  const links = [...useSectionLinks(""), ...(useSite().brand.sections?.header ?? [])];
  return (
    <PageFrame width="whole" links={links} actions={<SessionActions />}>
      {children}
    </PageFrame>
  );
}

const framed = (frame: PageFrameProps): KnownLayout =>
  eager(({ children }) => <PageFrame {...frame}>{children}</PageFrame>);

/** The layouts that a row of the route table may name (R2.2). */
export const layouts = {
  anonymous: eager(AnonymousLayout),
  default: eager(DefaultLayout),
  entry: fetchedWithItsPages(async () => (await loadChunk(import("./EntryLayout.tsx"))).EntryLayout),
  marketing: eager(MarketingLayout),
  mypage: fetchedWithItsPages(async () => (await loadChunk(import("./MypageLayout.tsx"))).MypageLayout),
  /** The layout of a document to read and print. */
  plain: framed({ width: "medium", footer: false }),
  /** The logo, the page and the company, without other links. */
  "simple-header": framed({ width: "narrow" }),
  /** The logo and one message. */
  "simple-header-no-footer": framed({ width: "narrow", footer: false }),
  /** Pages to read: terms, policies, the law's statements. */
  static: framed({ width: "medium", actions: <SessionActions /> }),
} as const satisfies Record<string, KnownLayout>;

export type LayoutName = keyof typeof layouts;
