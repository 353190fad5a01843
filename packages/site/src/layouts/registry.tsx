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

interface LayoutEntry {
  readonly Layout: ComponentType<LayoutProps>;
  /** Awaited before a page of this layout is shown. */
  readonly load: () => Promise<void>;
}

const eager = (Layout: ComponentType<LayoutProps>): LayoutEntry => ({ Layout, load: async () => undefined });

/** Lazily loaded: only logged-in users see this layout. */
function lazyLayout(fetchLayout: () => Promise<ComponentType<LayoutProps>>): LayoutEntry {
  let Loaded: ComponentType<LayoutProps> | undefined;
  return {
    Layout: (props) => Loaded && <Loaded {...props} />,
    load: async () => {
      Loaded ??= await fetchLayout();
    },
  };
}

/** The layout of the top page; its header links to sections of the page. */
function MarketingLayout({ children }: LayoutProps) {
  const links = [...useSectionLinks(""), ...(useSite().brand.sections?.header ?? [])];
  return (
    <PageFrame width="whole" links={links} actions={<SessionActions />}>
      {children}
    </PageFrame>
  );
}

const framed = (frame: PageFrameProps): LayoutEntry =>
  eager(({ children }) => <PageFrame {...frame}>{children}</PageFrame>);

/** The layouts that a row of the route table may name (R2.2). */
export const layouts = {
  anonymous: eager(AnonymousLayout),
  default: eager(DefaultLayout),
  entry: lazyLayout(async () => (await loadChunk(import("./EntryLayout.tsx"))).EntryLayout),
  marketing: eager(MarketingLayout),
  mypage: lazyLayout(async () => (await loadChunk(import("./MypageLayout.tsx"))).MypageLayout),
  /** The layout of a document to read and print. */
  plain: framed({ width: "medium", footer: false }),
  /** The logo, the page and the company, without other links. */
  "simple-header": framed({ width: "narrow" }),
  /** The logo and one message. */
  "simple-header-no-footer": framed({ width: "narrow", footer: false }),
  /** Pages to read: policies and legal notices. */
  static: framed({ width: "medium", actions: <SessionActions /> }),
} as const satisfies Record<string, LayoutEntry>;

export type LayoutName = keyof typeof layouts;
