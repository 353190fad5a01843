import { EmptyState, Stack } from "@kaitori/ui";
import { BrandDrawing } from "../../brand/BrandDrawing.tsx";
import { useErrorWords } from "../../errors/use-error-words.ts";
import { WaysBack } from "../../errors/WaysBack.tsx";

export interface ErrorScreenProps {
  readonly status: number | undefined;
  /** In place of the usual note: what an application error says of itself (R2.18). */
  readonly message?: string | undefined;
}

/** An error page (spec §2): what happened, what to do, and the ways back. */
export function ErrorScreen({ status, message }: ErrorScreenProps) {
  const { title, note } = useErrorWords(status);
  return (
    <EmptyState
      level={1}
      title={title}
      drawing={<BrandDrawing of="empty" />}
      action={
        <Stack gap="s">
          <WaysBack status={status} />
        </Stack>
      }
    >
      {message ?? note}
    </EmptyState>
  );
}
