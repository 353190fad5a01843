import { UiProvider } from "@kaitori/ui";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

/** The components' links go through the router, unless they leave the site. */
export function UiSurroundings({ children }: { children: ReactNode }) {
  return <UiProvider anchor={RouterAnchor}>{children}</UiProvider>;
}

function RouterAnchor({ href = "", ...rest }: ComponentProps<"a">) {
  const isOurs = href.startsWith("/") && !href.startsWith("//") && !rest.target;
  return isOurs ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
