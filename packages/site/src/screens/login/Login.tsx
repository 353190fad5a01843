import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { requiredIssues } from "@kaitori/domain";
import { Button, Card, Heading, Link, PasswordField, Stack, Text, TextField } from "@kaitori/ui";
import { login } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { JudgedFormFrame } from "../../forms/JudgedFormFrame.tsx";
import { useJudgedForm } from "../../forms/use-judged-form.ts";
import { returnTo } from "../../middleware/return-to.ts";
import { useSite } from "../../SiteProvider.tsx";
import { useCopy } from "../../use-copy.ts";

const start = { email: "", password: "", persistLoginState: false };

export function Screen() {
  const words = useCopy(loginCopy);
  const fields = useCopy(fieldsCopy);
  const { api, session } = useSite();
  const navigate = useNavigate();
  const form = useJudgedForm({
    start,
    judge: (values) => requiredIssues(values, ["email", "password"]),
    refusalAt: "password",
    send: async (values) => {
      await api.call(login, { body: values });
      await session.renew();
      await navigate(returnTo(new URL(location.href)), { replace: true });
    },
  });

  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
      <Text>{words.lead}</Text>
      <JudgedFormFrame form={form}>
        <Card>
          <Stack gap="l">
            <TextField
              label={fields.email}
              type="email"
              inputMode="email"
              autoComplete="username"
              unmarked
              {...form.field("email")}
            />
            <PasswordField
              label={fields.password}
              autoComplete="current-password"
              unmarked
              {...form.field("password")}
            />
            <Button type="submit" width="full" busy={form.isSending}>
              {words.submit}
            </Button>
            <Link variant="standalone" href="/profile/password/reset/recover/">
              {words.forgot}
            </Link>
          </Stack>
        </Card>
      </JudgedFormFrame>
      <Text>
        {words.noAccount} <Link href="/register/">{words.register}</Link>
      </Text>
    </Stack>
  );
}
