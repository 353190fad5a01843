import { refusalOf } from "@kaitori/api-client";
import { leaveCopy } from "@kaitori/brand/copy/leave";
import { href, type LeavingBlocker } from "@kaitori/domain";
import { Button, ButtonLink, Dialog, Text } from "@kaitori/ui";
import { leave } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { useAction } from "#foundation/errors/use-action.ts";
import { ConfirmDialog } from "#foundation/forms/ConfirmDialog.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface LeaveDialogProps {
  /** The reasons against a deletion that follow from the list of entries. */
  readonly blockers: readonly LeavingBlocker[];
  readonly onClose: () => void;
}

export default function LeaveDialog({ blockers: knownBlockers, onClose }: LeaveDialogProps) {
  const { api, session, notice } = useSite();
  const words = useCopy(leaveCopy);
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useAction();
  // The server also refuses because of an entry that was made in the meantime.
  const [firstBlocker] = (failure && refusalOf(leave, 409, failure)?.blockers) ?? knownBlockers;

  const deleteAccount = () =>
    attempt(async () => {
      await api.call(leave);
      // The server has ended the session: informs this browser and its other tabs.
      await session.end().catch(() => session.reset());
      notice.announce("left");
      await navigate(href.login());
    });

  if (firstBlocker)
    return (
      <Dialog
        open
        title={words.blocked}
        onClose={onClose}
        actions={
          <>
            <ButtonLink href={href.mypage()}>{words.toEntries}</ButtonLink>
            <Button tone="secondary" onClick={onClose}>
              {words.close}
            </Button>
          </>
        }
      >
        <Text>{words[firstBlocker]}</Text>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={words.question}
      confirm={words.submit}
      cancel={words.stay}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void deleteAccount()}
      onClose={onClose}
    >
      <Text>{words.text}</Text>
      <Text>{words.erased}</Text>
      <Text>{words.kept}</Text>
    </ConfirmDialog>
  );
}
