import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { Banner, Heading, Stack } from "@kaitori/ui";
import { BrandDrawing } from "../../brand/BrandDrawing.tsx";
import { useCopy } from "../../use-copy.ts";

/** Whoever opens the mail of a company's address needs no account; there is nothing more to do. */
export function Screen() {
  const words = useCopy(mailChangeCopy);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{words.companyMailTitle}</Heading>
      </Stack>
      <Banner tone="positive">{words.companyMailText}</Banner>
    </Stack>
  );
}
