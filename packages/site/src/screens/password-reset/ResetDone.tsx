import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { Banner } from "@kaitori/ui";
import { useIsDone } from "#foundation/site/done-state.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";

export default function ResetDoneScreen() {
  const words = useCopy(passwordResetCopy);
  return useIsDone() ? (
    <TitledPage
      above={<DoneHeading>{words.doneTitle}</DoneHeading>}
      next={{ href: href.login(), label: words.doneButton }}
    >
      <Banner tone="positive">{words.doneText}</Banner>
    </TitledPage>
  ) : (
    <TitledPage
      title={words.title}
      next={{ href: href.passwordRecover(), label: words.linkAgain }}
      other={{ href: href.login(), label: words.backToLogin }}
    />
  );
}
