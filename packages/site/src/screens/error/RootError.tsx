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
import { reauthCopy } from "@kaitori/brand/copy/reauth";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { href } from "@kaitori/domain";
import { Button, ButtonLink, Dialog, EmptyState, Text } from "@kaitori/ui";
import { useCallback, useEffect } from "react";
import { isRouteErrorResponse, Navigate, useLocation, useRevalidator, useRouteError } from "react-router";
import { clientErrorStatus, serverSentenceOf } from "#foundation/errors/error-page.ts";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { maintenancePath, maintenancePathFor } from "#foundation/session/return-to.ts";
import { AuthenticationError } from "#foundation/session/session.ts";
import { useUnservedRedirect } from "#foundation/session/use-unserved-redirect.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadedBuildId } from "#foundation/updates/newest-build.ts";
import { PageFrame } from "#layouts/PageFrame.tsx";
import { SessionActions } from "#layouts/SessionActions.tsx";
import { SiteUiProvider } from "#layouts/SiteUiProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

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

/** The status that is shown if there was no response (R8.6). */
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
    return <OtherSite address={error.loginUrl} account={error} message={error.sentence} />;
  if ((error instanceof UnauthorizedError || error instanceof ServerError) && error.redirectTo)
    return <FollowRedirect address={error.redirectTo} status={error.status} />;
  if ((error instanceof UnauthorizedError || error instanceof ServerError) && error.linkTo)
    return <OtherSite address={error.linkTo} message={serverSentenceOf(error)} />;
  if (error instanceof ReloadRequiredError) return <ReloadForVersion status={error.status} />;
  if (error instanceof ReauthRequiredError) return <PasswordRequired error={error} />;
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

interface OtherSiteProps {
  readonly address: string;
  /** The service of the user's account, whose login is linked (R8.3); without it the server redirects (R8.4). */
  readonly account?: { readonly service: string | undefined };
  readonly message: string | undefined;
}

/** Asks before the user leaves for a site that is not in the settings. */
function OtherSite({ address, account, message }: OtherSiteProps) {
  const redirect = useCopy(errorsCopy);
  const login = useCopy(loginCopy);
  const { host } = new URL(address);
  const { service } = account ?? {};
  const name = service === undefined ? host : login.namedHost({ service, host });
  const words = account
    ? {
        title: login.otherService({ service: service ?? host }),
        link: login.otherServiceLink({ service: name }),
      }
    : { title: redirect.otherSiteTitle, link: redirect.otherSiteLink({ host }) };
  return (
    <EmptyState level={1} title={words.title} action={<ButtonLink href={address}>{words.link}</ButtonLink>}>
      {message}
    </EmptyState>
  );
}

function CsrfAlert() {
  const { session } = useSite();
  const specified = useCopy(specificationCopy);
  const words = useCopy(reauthCopy);
  const { submit } = useCopy(loginCopy);
  const toLogin = () => {
    session.reset();
    // A full page load brings a new token.
    location.assign(href.login());
  };
  return (
    <Dialog
      open
      title={words.loginAgainTitle}
      onClose={toLogin}
      actions={<Button onClick={toLogin}>{submit}</Button>}
    >
      <Text>{specified.csrfStale}</Text>
    </Dialog>
  );
}

function PasswordRequired({ error }: { error: ReauthRequiredError }) {
  const words = useCopy(reauthCopy);
  const { reauth } = useSite();
  const { revalidate } = useRevalidator();
  const requestPassword = useCallback(async () => {
    if (await reauth.requestLogin("passwordRequired")) await revalidate();
  }, [reauth, revalidate]);
  useEffect(() => void requestPassword(), [requestPassword]);
  return (
    <>
      <ErrorScreen
        status={error.status}
        title={words.title}
        note={words.text}
        sentence={serverSentenceOf(error)}
        action={<Button onClick={() => void requestPassword()}>{words.submit}</Button>}
      />
      <ReauthDialog />
    </>
  );
}
