import { activationCopy } from "@kaitori/brand/copy/activation";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { emailAddressIssues, formatEmailAddress } from "@kaitori/domain";
import { Banner, Button, Note, Stack } from "@kaitori/ui";
import { resendActivation } from "@kaitori/wire";
import { useEffect, useState } from "react";
import { readTime } from "#foundation/clock/clock.ts";
import { EmailField } from "#foundation/fields/EmailField.tsx";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { secondsToWait, useWaitingText } from "#parts/waiting/use-waiting-text.ts";

/** Milliseconds until another mail can be requested, because mails take a while to arrive. */
const pauseMs = 60_000;

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - readTime()) / 1000));

function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    setSeconds(secondsUntil(time));
    const timer = setInterval(() => {
      const secondsLeft = secondsUntil(time);
      setSeconds(secondsLeft);
      if (secondsLeft === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}

export function ResendActivation({ mail = null }: { mail?: SentMail | null }) {
  const { api } = useSite();
  const words = useCopy(activationCopy);
  const fields = useCopy(fieldsCopy);
  const waitingText = useWaitingText();
  const [nextTime, setNextTime] = useState(mail ? mail.sentAt + pauseMs : 0);
  const [outcome, setOutcome] = useState<"resent" | "tooOften" | null>(null);
  const secondsLeft = useSecondsUntil(nextTime);

  const form = useValidatedForm({
    initialValues: { email: mail?.email ?? "" },
    validate: ({ email }) => emailAddressIssues(email),
    nameOf: namesByPath({ email: fields.email }),
    send: async ({ email }) => {
      if (secondsLeft > 0) return;
      setOutcome(null);
      try {
        await api.call(resendActivation, { body: { email: formatEmailAddress(email) } });
        setOutcome("resent");
        setNextTime(readTime() + pauseMs);
      } catch (error) {
        const seconds = secondsToWait(error);
        if (seconds === undefined) throw error;
        setOutcome("tooOften");
        setNextTime(readTime() + seconds * 1000);
      }
    },
  });

  return (
    <ValidatedFormFrame form={form}>
      {outcome && (
        <Banner tone={outcome === "resent" ? "positive" : "caution"} role="status">
          {words[outcome]}
        </Banner>
      )}
      {!mail && <EmailField required {...form.field("email")} />}
      <Stack gap="xs">
        <Button
          type="submit"
          tone={mail ? "secondary" : "primary"}
          width="full"
          busy={form.isSending}
          disabled={secondsLeft > 0}
        >
          {words.resend}
        </Button>
        {secondsLeft > 0 && <Note>{words.resendLater({ time: waitingText(secondsLeft) })}</Note>}
      </Stack>
    </ValidatedFormFrame>
  );
}

export interface SentMail {
  readonly email: string;
  /** Milliseconds since 1970, by the browser's clock. */
  readonly sentAt: number;
}

export function readSentMail(state: unknown): SentMail | null {
  if (typeof state !== "object" || state === null || !("email" in state) || !("sentAt" in state)) return null;
  const { email, sentAt } = state;
  return typeof email === "string" && typeof sentAt === "number" ? { email, sentAt } : null;
}
