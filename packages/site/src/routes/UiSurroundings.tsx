import { UiProvider } from "@kaitori/ui";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { PdfPreview } from "../pdf-preview/PdfPreview.tsx";

/** The components' links go through the router, unless they leave the site; PDFs are drawn by the site's reader. */
export function UiSurroundings({ children }: { children: ReactNode }) {
  return (
    <UiProvider anchor={RouterAnchor} pdfPreview={PdfPreview}>
      {children}
    </UiProvider>
  );
}

function RouterAnchor({ href = "", ...rest }: ComponentProps<"a">) {
  if (rest.target) return <a href={href} {...rest} />;
  if (href.startsWith("#")) return <PlaceLink href={href} {...rest} />;
  const isOurs = href.startsWith("/") && !href.startsWith("//");
  return isOurs ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

/**
 * To a place on the same page. The router must know of it, or the way back would not lead to where one was (R2.13);
 * the focus goes along, as it does where a browser follows such a link by itself.
 */
function PlaceLink({ href, onClick, ...rest }: ComponentProps<"a"> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const place = document.getElementById(href.slice(1));
    place?.setAttribute("tabindex", "-1");
    place?.focus({ preventScroll: true });
  };
  return <Link to={href} onClick={follow} {...rest} />;
}
