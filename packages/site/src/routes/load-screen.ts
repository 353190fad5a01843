import type { RouteRow, ScreenModule } from "./route-row.ts";

/**
 * The module of a row's screen. Where its chunk is lost and the page is being loaded anew instead (R8.12), the bundler
 * answers nothing: then there is nothing to show until the new page comes.
 */
export async function loadScreen(row: Pick<RouteRow, "screen">): Promise<ScreenModule> {
  const module: ScreenModule | undefined = await row.screen();
  return module ?? new Promise(() => undefined);
}
