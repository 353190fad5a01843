import { useLoaderData } from "react-router";
import type { ScreenModule } from "#foundation/site/screen-module.ts";

/** Shows the screen that the route's loader has brought. */
export function ScreenOutlet() {
  const { module } = useLoaderData<{ module: ScreenModule }>();
  return <module.Screen />;
}
