import type { ApiError } from "@kaitori/api-client";
import { Button, Dialog, Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import { FormFailure } from "./FormFailure.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly isBusy?: boolean;
  readonly failure?: ApiError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ConfirmDialog({
  title,
  confirm,
  cancel,
  isBusy = false,
  failure,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  // The dialog stays open while the request is sent, because a user who closes it would believe that it is cancelled.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <>
          <Button tone="danger" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button tone="secondary" onClick={close}>
            {cancel}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {children}
        {failure && <FormFailure error={failure} />}
      </Stack>
    </Dialog>
  );
}
