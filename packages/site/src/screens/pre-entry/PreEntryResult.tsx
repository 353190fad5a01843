import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { href } from "@kaitori/domain";
import { Banner, Note, Stack, Text, Unbroken } from "@kaitori/ui";
import { answerPreEntry, type PreEntryResult } from "@kaitori/wire";
import { redirect } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import type { Site } from "#foundation/site/site.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { PhoneText } from "#parts/text/PhoneText.tsx";
import { answersBody } from "./PreEntryForm.tsx";

export async function load({ site }: LoadArgs) {
  const session = await site.session.load();
  if (session.kind !== "user") return resultOfVisitor(site);
  const { pre_entry, has_pre_entry_declined: declined } = session.user;
  const result: PreEntryResult = pre_entry ?? { declined, reasons: [], answered_at: null };
  // A server without questions states only whether pre-entry was declined.
  const isUnanswered = result.answered_at === null && !(result.declined && !site.server.hasAddedCalls());
  if (isUnanswered) throw redirect(href.preEntry());
  return result;
}

/** The server stores nothing about a visitor, so it checks the answers again. */
async function resultOfVisitor({ api }: Site) {
  const answers = preEntryAnswers.read();
  if (!answers) throw redirect(href.preEntry());
  return api.call(answerPreEntry, { body: answersBody(answers) });
}

export default function PreEntryResultScreen() {
  const { declined, reasons } = useScreenData<typeof load>();
  return declined ? <Declined reasons={reasons} /> : <Passed />;
}

function Passed() {
  const words = useCopy(preEntryCopy);
  const isUser = useSession().kind === "user";
  return (
    <TitledPage
      above={isUser && <ProgressBar at="profile" />}
      next={
        isUser
          ? { href: href.registerProfile(), label: words.passedButton }
          : { href: href.register(), label: words.registerButton }
      }
      other={isUser && { href: href.mypage(), label: words.later }}
    >
      <DoneHeading>{words.passedTitle}</DoneHeading>
    </TitledPage>
  );
}

function AskByPhone() {
  const words = useCopy(inquiryCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <Stack gap="none">
      <Note>
        <PhoneText>{words.byPhone({ phone })}</PhoneText>
      </Note>
      <Note>
        <Unbroken>{words.hours({ hours })}</Unbroken>
      </Note>
    </Stack>
  );
}

function Declined({ reasons }: { reasons: readonly string[] }) {
  const words = useCopy(preEntryCopy);
  const { server } = useSite();
  return (
    <TitledPage
      title={words.declinedTitle}
      next={server.hasAddedCalls() && { href: href.preEntry(), label: words.declinedAgain }}
      other={{ href: href.top(), label: words.declinedHome }}
    >
      {reasons.length > 0 && (
        <Banner tone="caution" title={words.reasonsTitle}>
          <Stack as="ul" gap="xs">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Stack>
        </Banner>
      )}
      <Text>{words.declinedNext}</Text>
      <AskByPhone />
    </TitledPage>
  );
}
