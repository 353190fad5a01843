import { controlsOf } from "@kaitori/brand/controls";
import { UiProvider } from "@kaitori/ui";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { PdfPreview } from "#parts/pdf-preview/PdfPreview.tsx";

/** Provides `ui` with the brand's words, router links and a PDF preview. */
export function SiteUiProvider({ children }: { children: ReactNode }) {
  return (
    <UiProvider {...controlsOf(useSite().brand.copy)} anchor={RouterAnchor} pdfPreview={PdfPreview}>
      {children}
    </UiProvider>
  );
}

function RouterAnchor({ href = "", ...rest }: ComponentProps<"a">) {
  if (rest.target) return <a href={href} {...rest} />;
  if (href.startsWith("#")) return <FragmentLink href={href} {...rest} />;
  const isOwnPath = href.startsWith("/") && !href.startsWith("//");
  return isOwnPath ? <SiteLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Uses the router's hooks: its `Link` brings prefetching code that this site does not use. */
function SiteLink({ href, onClick, ...rest }: ComponentProps<"a"> & { readonly href: string }) {
  const navigateTo = useLinkClickHandler<HTMLAnchorElement>(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigateTo(event);
  };
  return <a href={useHref(href)} onClick={follow} {...rest} />;
}

/**
 * A link to a fragment of the same page. The router restores the scroll position on the way back (R2.13); the focus
 * moves as in a browser.
 */
function FragmentLink({ href, onClick, ...rest }: ComponentProps<"a"> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const target = document.getElementById(href.slice(1));
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  };
  return <SiteLink href={href} onClick={follow} {...rest} />;
}
