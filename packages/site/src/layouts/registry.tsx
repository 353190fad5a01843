import type { ComponentType } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { PageFrame, type PageFrameProps } from "./PageFrame.tsx";
import { SessionActions } from "./SessionActions.tsx";
import { useSectionLinks } from "./top-sections.ts";

interface LayoutEntry {
  readonly Layout: ComponentType;
  /** Awaited before a page of this layout is shown. */
  readonly load: () => Promise<void>;
}

const alreadyLoaded = (Layout: ComponentType): LayoutEntry => ({ Layout, load: async () => undefined });

/** A layout that is loaded on demand, because only logged-in users see it. */
function lazyLayout(fetchLayout: () => Promise<ComponentType>): LayoutEntry {
  let Loaded: ComponentType | undefined;
  return {
    Layout: () => Loaded && <Loaded />,
    load: async () => {
      Loaded ??= await fetchLayout();
    },
  };
}

/** The layout of the top page; its header links to sections of the page. */
function MarketingLayout() {
  const links = [...useSectionLinks(""), ...(useSite().brand.sections?.header ?? [])];
  return <PageFrame width="whole" links={links} actions={<SessionActions />} />;
}

const withFrame = (frame: PageFrameProps): LayoutEntry => alreadyLoaded(() => <PageFrame {...frame} />);

/** The layouts that a row of the route table may name (R2.2). */
export const layouts = {
  /** One task of a visitor. */
  anonymous: withFrame({ width: "narrow", isAppPage: true }),
  /** Pages for both visitors and users. */
  default: withFrame({ actions: <SessionActions /> }),
  entry: lazyLayout(async () => (await loadChunk(import("./EntryLayout.tsx"))).EntryLayout),
  marketing: alreadyLoaded(MarketingLayout),
  mypage: lazyLayout(async () => (await loadChunk(import("./MypageLayout.tsx"))).MypageLayout),
  /** The layout of a document to read and print. */
  plain: withFrame({ width: "medium", footer: false }),
  /** The logo, the page and the company, without other links. */
  "simple-header": withFrame({ width: "narrow" }),
  /** The logo and one message. */
  "simple-header-no-footer": withFrame({ width: "narrow", footer: false }),
  /** Pages to read: policies and legal notices. */
  static: withFrame({ width: "medium", actions: <SessionActions /> }),
} as const satisfies Record<string, LayoutEntry>;

export type LayoutName = keyof typeof layouts;
