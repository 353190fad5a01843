import { ApiError } from "@kaitori/api-client";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { clientErrorStatus } from "../../errors/error-page.ts";
import { DefaultLayout } from "../../layouts/DefaultLayout.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** Every error that no screen has handled arrives here, once (spec §8). */
export function RootError() {
  return (
    <DefaultLayout>
      <ErrorScreen {...told(useRouteError())} />
    </DefaultLayout>
  );
}

function told(error: unknown): { status: number | undefined; message?: string } {
  if (isRouteErrorResponse(error)) return { status: error.status };
  if (error instanceof ApiError) return { status: error.status };
  return { status: clientErrorStatus, message: error instanceof Error ? error.message : String(error) };
}
