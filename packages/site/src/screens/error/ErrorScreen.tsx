import { assetUrl } from "@kaitori/brand";
import { EmptyState } from "@kaitori/ui";
import { BackLink } from "../../errors/BackLink.tsx";
import { useErrorWords } from "../../errors/use-error-words.ts";
import { useSite } from "../../SiteProvider.tsx";

export interface ErrorScreenProps {
  readonly status: number | undefined;
  /** In place of the usual note: what an application error says of itself (R2.18). */
  readonly message?: string | undefined;
}

/** An error page (spec §2): what happened, what to do, and the way back. */
export function ErrorScreen({ status, message }: ErrorScreenProps) {
  const { brand } = useSite();
  const { title, note } = useErrorWords(status);
  const { width, height } = brand.assets.empty;
  return (
    <EmptyState
      level={1}
      title={title}
      drawing={<img src={assetUrl(brand, "empty")} width={width} height={height} alt="" />}
      action={<BackLink />}
    >
      {message ?? note}
    </EmptyState>
  );
}
