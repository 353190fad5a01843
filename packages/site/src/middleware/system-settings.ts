import type { MiddlewareFunction } from "react-router";
import { siteContext } from "../site.ts";

/** Entry pages know before they show themselves whether new entries are suppressed (spec §2, §4). */
export const systemSettings: MiddlewareFunction = async ({ context }) => {
  await context.get(siteContext).settings.load();
};
