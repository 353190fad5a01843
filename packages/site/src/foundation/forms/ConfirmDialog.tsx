import type { ApiError } from "@kaitori/api-client";
import { Button, type ButtonProps, Dialog, Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import { FormFailure } from "./FormFailure.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly tone?: ButtonProps["tone"];
  readonly cancel: string;
  readonly isBusy?: boolean;
  readonly failure?: ApiError | null;
  readonly onConfirm: () => void;
  /** Called by the second button; by default it closes. */
  readonly onCancel?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question with two answers. */
export function ConfirmDialog({
  title,
  confirm,
  tone = "danger",
  cancel,
  isBusy = false,
  failure,
  onConfirm,
  onClose,
  onCancel = onClose,
  children,
}: ConfirmDialogProps) {
  // While the request is sent the dialog stays open: a user who closes it would believe that it is cancelled.
  const unlessBusy = (answer: () => void) => () => {
    if (!isBusy) answer();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={unlessBusy(onClose)}
      actions={
        <>
          <Button tone={tone} busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button tone="secondary" onClick={unlessBusy(onCancel)}>
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
