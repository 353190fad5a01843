import {
  AnswerMismatchError,
  ApiError,
  CsrfStaleError,
  NetworkError,
  ReauthRequiredError,
  ReloadRequiredError,
  ServerError,
  UnauthorizedError,
} from "@kaitori/api-client";
import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { loginCopy } from "@kaitori/brand/copy/login";
import { Button, ButtonLink, EmptyState } from "@kaitori/ui";
import { useEffect } from "react";
import { isRouteErrorResponse, Navigate, useLocation, useRevalidator, useRouteError } from "react-router";
import { clientErrorStatus, serverSentenceOf } from "#foundation/errors/error-page.ts";
import { maintenancePath, maintenancePathFor } from "#foundation/session/return-to.ts";
import { AuthenticationError } from "#foundation/session/session.ts";
import { useUnservedRedirect } from "#foundation/session/use-unserved-redirect.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadedBuildId } from "#foundation/updates/newest-build.ts";
import { PageFrame } from "#layouts/PageFrame.tsx";
import { SessionActions } from "#layouts/SessionActions.tsx";
import { SiteUiProvider } from "#layouts/SiteUiProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CsrfAlert } from "./CsrfAlert.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { ProofRequired } from "./ProofRequired.tsx";

/** Shows every error that no screen has handled (R8.10). */
export function RootError() {
  useUnservedRedirect();
  return (
    <SiteUiProvider>
      <PageFrame actions={<SessionActions />}>
        <ErrorPage error={useRouteError()} />
      </PageFrame>
    </SiteUiProvider>
  );
}

function RetryButton() {
  const { retry } = useCopy(commonCopy);
  const { revalidate, state } = useRevalidator();
  return (
    <Button busy={state === "loading"} onClick={() => void revalidate()}>
      {retry}
    </Button>
  );
}

/** Reloads the page once per build, because the server requires another version of it (R8.11). */
function ReloadForVersion({ status }: { status: number }) {
  const { reloader } = useSite();
  const { pathname } = useLocation();
  useEffect(
    () => void reloader.reloadOnceFor(`${status} ${pathname} ${loadedBuildId()}`),
    [reloader, status, pathname],
  );
  return <ErrorScreen status={status} action={<RetryButton />} />;
}

/** The status that stands for a missing answer (R8.6). */
const networkStatus = 499;

/** Offers a retry, and retries by itself when the connection is back. */
function NoConnection() {
  const { offlineNote } = useCopy(errorsCopy);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [revalidate]);
  return <ErrorScreen status={networkStatus} note={offlineNote} action={<RetryButton />} />;
}

function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <ErrorScreen status={error.status} />;
  if (error instanceof CsrfStaleError) return <CsrfAlert />;
  if (error instanceof UnauthorizedError && error.loginUrl)
    return <OtherServiceError loginUrl={error.loginUrl} service={error.service} message={error.sentence} />;
  if ((error instanceof UnauthorizedError || error instanceof ServerError) && error.redirectTo)
    return <FollowRedirect address={error.redirectTo} status={error.status} />;
  if ((error instanceof UnauthorizedError || error instanceof ServerError) && error.linkTo)
    return <ForeignRedirect address={error.linkTo} message={serverSentenceOf(error)} />;
  if (error instanceof ReloadRequiredError) return <ReloadForVersion status={error.status} />;
  if (error instanceof ReauthRequiredError) return <ProofRequired error={error} />;
  if (error instanceof NetworkError) return <NoConnection />;
  if (error instanceof AnswerMismatchError)
    return <ErrorScreen status={clientErrorStatus} message={error.message} />;
  if (error instanceof ServerError)
    return <ErrorScreen status={error.status} sentence={serverSentenceOf(error)} action={<RetryButton />} />;
  if (error instanceof ApiError)
    return <ErrorScreen status={error.status} sentence={serverSentenceOf(error)} />;
  // The session has ended; the cause may contain a redirect (D7.8).
  if (error instanceof AuthenticationError && hasRedirect(error.cause))
    return <ErrorPage error={error.cause} />;
  if (error instanceof AuthenticationError)
    return <ErrorScreen status={error.status} message={mismatchMessageOf(error.cause)} />;
  return (
    <ErrorScreen
      status={clientErrorStatus}
      message={error instanceof Error ? error.message : String(error)}
    />
  );
}

const hasRedirect = (error: unknown) =>
  error instanceof UnauthorizedError
    ? Boolean(error.loginUrl ?? error.redirectTo ?? error.linkTo)
    : error instanceof ServerError && error.linkTo !== undefined;

/** The message about an invalid response for the user (R3.1); a refusal has none. */
const mismatchMessageOf = (error: unknown) =>
  error instanceof Error && (error instanceof AnswerMismatchError || !(error instanceof ApiError))
    ? error.message
    : undefined;

/** Follows a redirect of the server; the client has checked that its address is allowed (R8.4). */
function FollowRedirect({ address, status }: { address: string; status: number }) {
  const currentLocation = useLocation();
  const isMaintenance = new URL(address).pathname === maintenancePath;
  // A redirect to this page would repeat for ever.
  const isCurrentPage = address === globalThis.location?.href;
  useEffect(() => {
    if (!isMaintenance && !isCurrentPage) location.assign(address);
  }, [address, isMaintenance, isCurrentPage]);
  if (isMaintenance) {
    // The maintenance page returns here when the service opens again.
    return <Navigate to={maintenancePathFor(currentLocation)} replace />;
  }
  return isCurrentPage && <ErrorScreen status={status} action={<RetryButton />} />;
}

/** The server redirects to a site that is not in the settings: asks before following (R8.4). */
function ForeignRedirect({ address, message }: { address: string; message: string | undefined }) {
  const words = useCopy(errorsCopy);
  const { host } = new URL(address);
  return (
    <EmptyState
      level={1}
      title={words.otherSiteTitle}
      action={<ButtonLink href={address}>{words.otherSiteLink({ host })}</ButtonLink>}
    >
      {message}
    </EmptyState>
  );
}

interface OtherServiceErrorProps {
  readonly loginUrl: string;
  readonly service: string | undefined;
  readonly message: string | undefined;
}

/** Names the account's service and links to its login (R8.3). */
function OtherServiceError({ loginUrl, service, message }: OtherServiceErrorProps) {
  const words = useCopy(loginCopy);
  const { host } = new URL(loginUrl);
  const name = service ?? host;
  const to = service === undefined ? host : words.namedHost({ service, host });
  return (
    <EmptyState
      level={1}
      title={words.otherService({ service: name })}
      action={<ButtonLink href={loginUrl}>{words.otherServiceLink({ service: to })}</ButtonLink>}
    >
      {message}
    </EmptyState>
  );
}
