import { OperationalError, ServerError, UnauthorizedError } from "@kaitori/api-client";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import type { RefusalCode } from "@kaitori/brand/refusals";
import { formatEmailAddress, href, requiredIssues } from "@kaitori/domain";
import { Button, Card, Checkbox, Heading, LineLink, Link, PasswordField, Stack, Text } from "@kaitori/ui";
import type { CallBody, login as loginCall } from "@kaitori/wire";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { EmailField } from "#foundation/fields/EmailField.tsx";
import { useStoredValues } from "#foundation/forms/use-stored-values.ts";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { loadApiModules } from "#foundation/server/api-on-demand.ts";
import { returnAddress, sameOriginPath } from "#foundation/session/return-to.ts";
import { stayLoggedInFlag } from "#foundation/session/stored-flags.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { secondsToWait, useWaitingText } from "#parts/waiting/use-waiting-text.ts";
import type { OtherService } from "./OtherServiceBanner.tsx";

// Loaded on demand, because few users need them.
const OtherServiceBanner = lazy(() => loadChunk(import("./OtherServiceBanner.tsx")));
const Unverified = lazy(() => loadChunk(import("./Unverified.tsx")));

export default function LoginScreen() {
  const words = useCopy(loginCopy);
  const [obstacle, setObstacle] = useState<LoginObstacle | null>(null);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
      {obstacle && (
        <Suspense>
          {obstacle.kind === "otherService" && <OtherServiceBanner {...obstacle} />}
          {obstacle.kind === "unverified" && <Unverified email={obstacle.email} />}
        </Suspense>
      )}
      <LoginForm
        isPrimary={obstacle?.kind !== "otherService" || !obstacle.loginUrl}
        onObstacle={setObstacle}
      />
      <Text>
        {`${words.noAccount} `}
        <Link href={href.register()}>{words.register}</Link>
      </Text>
    </Stack>
  );
}

const initialValues = { email: "", password: "", persistLoginState: false };

interface LoginFormProps {
  readonly isPrimary: boolean;
  readonly onObstacle: (obstacle: LoginObstacle | null) => void;
}

function LoginForm({ isPrimary, onObstacle }: LoginFormProps) {
  const words = useCopy(loginCopy);
  const fields = useCopy(fieldsCopy);
  const login = useLogin(onObstacle);
  const form = useValidatedForm({
    initialValues,
    validate: (values) => requiredIssues(values, ["email", "password"]),
    fieldOfRefusal: "password",
    nameOf: namesByPath({ email: fields.email, password: fields.password }),
    send: async (values) => {
      await login({ ...values, email: formatEmailAddress(values.email) });
      forget();
    },
  });
  const forget = useStoredValues(form, "login", ["email", "persistLoginState"]);

  return (
    <ValidatedFormFrame form={form}>
      <Card gap="m">
        <EmailField hidesOptionalMark {...form.field("email")} />
        <PasswordField
          label={fields.password}
          autoComplete="current-password"
          hidesOptionalMark
          {...form.field("password")}
        />
        <Checkbox
          label={words.persist}
          description={words.persistHint}
          {...form.field("persistLoginState")}
        />
        <Button type="submit" tone={isPrimary ? "primary" : "secondary"} width="full" busy={form.isSending}>
          {words.submit}
        </Button>
        <LineLink href={href.passwordRecover()}>{words.forgot}</LineLink>
      </Card>
    </ValidatedFormFrame>
  );
}

/** A reason other than the password that prevents the login. */
type LoginObstacle =
  | ({ readonly kind: "otherService" } & OtherService)
  | { readonly kind: "unverified"; readonly email: string };

/** Without a code, the refusal is recognised by the sentence of the specification (R8.7). */
const isNotActivated = (error: unknown, sentence: string) =>
  error instanceof OperationalError &&
  (error.code === undefined ? error.message === sentence : error.code === notActivated);

const notActivated: RefusalCode = "notActivated";

/** Logs in and opens the requested page. Obstacles other than the password go to `onObstacle`. */
function useLogin(onObstacle: (obstacle: LoginObstacle | null) => void) {
  const { api, session } = useSite();
  const navigate = useNavigate();
  const words = useCopy(loginCopy);
  const waitingText = useWaitingText();

  return async (body: CallBody<typeof loginCall>) => {
    onObstacle(null);
    try {
      const { login } = await loadApiModules();
      await api.call(login, { body });
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds !== undefined)
        throw new ServerError(429, words.tooMany({ time: waitingText(seconds) }), undefined, undefined);
      if (error instanceof UnauthorizedError && (error.loginUrl ?? error.service) !== undefined)
        return onObstacle({
          kind: "otherService",
          service: error.service,
          loginUrl: error.loginUrl,
          message: error.sentence,
        });
      if (isNotActivated(error, words.unverified))
        return onObstacle({ kind: "unverified", email: body.email });
      throw error;
    }
    stayLoggedInFlag.set(body.persistLoginState ?? false);
    const { kind } = await session.renew();
    if (kind === "unserved") return;
    const next = sameOriginPath(session.takeNextPage(), location.origin);
    await navigate(returnAddress(new URL(location.href), next), { replace: true });
  };
}
