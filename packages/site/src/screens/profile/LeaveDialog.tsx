import { leaveCopy } from "@kaitori/brand/copy/leave";
import { href } from "@kaitori/domain";
import { Button, Dialog, Link, Stack, Text } from "@kaitori/ui";
import { leave } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** What goes and what stays, asked once; while an entry runs it leads there. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { api, session, notice } = useSite();
  const words = useCopy(leaveCopy);
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useAction();

  const close = () =>
    attempt(async () => {
      await api.call(leave);
      // The server has ended the session already: this browser and its other tabs learn of it.
      await session.end().catch(() => session.reset());
      notice.say("left");
      await navigate(href.login());
    });

  // Once it is asked of the server, nobody is told that the account stays.
  const stay = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog
      open
      title={words.question}
      onClose={stay}
      actions={
        <>
          <Button tone="danger" busy={isBusy} onClick={() => void close()}>
            {words.submit}
          </Button>
          <Button tone="secondary" onClick={stay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text>{words.text}</Text>
        <Text>{words.erased}</Text>
        <Text>{words.kept}</Text>
        {failure && <FormFailure error={failure} />}
        {failure?.status === 409 && (
          <Link variant="standalone" href={href.mypage()}>
            {words.toEntries}
          </Link>
        )}
      </Stack>
    </Dialog>
  );
}
