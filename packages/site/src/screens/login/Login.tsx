import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { formatEmailAddress, href, requiredIssues } from "@kaitori/domain";
import { Button, Card, Checkbox, Heading, Link, PasswordField, Stack, Text } from "@kaitori/ui";
import { lazy, Suspense, useState } from "react";
import { EmailField } from "#foundation/fields/EmailField.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { namesByPath } from "#foundation/forms/use-line-of.ts";
import { useStoredValues } from "#foundation/forms/use-stored-values.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type LoginObstacle, useLogin } from "./use-login.ts";

// Loaded on demand, because few users need them.
const OtherServiceBanner = lazy(async () => ({
  default: (await loadChunk(import("./OtherServiceBanner.tsx"))).OtherServiceBanner,
}));
const Unverified = lazy(async () => ({ default: (await loadChunk(import("./Unverified.tsx"))).Unverified }));

export function LoginScreen() {
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

const start = { email: "", password: "", persistLoginState: false };

interface LoginFormProps {
  /** True if its button is the one primary button of the screen. */
  readonly isPrimary: boolean;
  readonly onObstacle: (obstacle: LoginObstacle | null) => void;
}

function LoginForm({ isPrimary, onObstacle }: LoginFormProps) {
  const words = useCopy(loginCopy);
  const fields = useCopy(fieldsCopy);
  const login = useLogin(onObstacle);
  const form = useJudgedForm({
    start,
    judge: (values) => requiredIssues(values, ["email", "password"]),
    fieldOfRefusal: "password",
    nameOf: namesByPath({ email: fields.email, password: fields.password }),
    send: async (values) => {
      await login({ ...values, email: formatEmailAddress(values.email) });
      forget();
    },
  });
  const forget = useStoredValues(form, "login", ["email", "persistLoginState"]);

  return (
    <JudgedFormFrame form={form}>
      <Card>
        <Stack gap="m">
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
          <Link variant="standalone" href={href.passwordRecover()}>
            {words.forgot}
          </Link>
        </Stack>
      </Card>
    </JudgedFormFrame>
  );
}
