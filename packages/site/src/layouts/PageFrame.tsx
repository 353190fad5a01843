import { Page, type PageProps, SkipLink, Stack } from "@kaitori/ui";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { useStore } from "zustand";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { Footer } from "./Footer.tsx";
import { Header, type HeaderProps } from "./Header.tsx";
import { NoticeBanner } from "./NoticeBanner.tsx";
import { appPage, frame } from "./PageFrame.css.ts";

export interface PageFrameProps extends HeaderProps {
  readonly width?: PageProps["width"];
  readonly footer?: boolean;
  /** True while the page loads: the notice is shown afterwards. */
  readonly isLoading?: boolean;
  /** Shown above every page of the layout. */
  readonly message?: ReactNode;
  readonly children?: ReactNode;
}

// If the host has deleted this chunk with the old build, the page stays usable without the offer.
const UpdateOffer = lazy<ComponentType>(() =>
  loadChunk(import("#foundation/updates/UpdateOffer.tsx")).catch(() => ({ default: () => null })),
);

/** Loaded only when a newer build exists. */
function UpdateOfferSlot() {
  if (!useStore(useSite().newerBuild)) return null;
  return (
    <Suspense>
      <UpdateOffer />
    </Suspense>
  );
}

/** The parts of every layout: skip link, header, the content of the page, footer. */
export function PageFrame({
  width,
  footer = true,
  isLoading = false,
  message,
  children = <Outlet />,
  ...header
}: PageFrameProps) {
  return (
    <div className={header.isAppPage ? `${frame} ${appPage}` : frame}>
      <SkipLink />
      <Header {...header} />
      <Page width={width}>
        <Stack gap="l">
          <UpdateOfferSlot />
          {!isLoading && <NoticeBanner />}
          {message}
          {children}
        </Stack>
      </Page>
      {footer && <Footer isAppPage={header.isAppPage ?? false} />}
    </div>
  );
}
