import { SystemMessage } from "../settings/SystemMessage.tsx";
import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.ts";
import { SessionActions } from "./SessionActions.tsx";

/** A step of an application: no navigation that could lead away from it by accident. */
export function EntryLayout({ children }: LayoutProps) {
  return (
    <PageFrame width="wide" message={<SystemMessage />} actions={<SessionActions />}>
      {children}
    </PageFrame>
  );
}
