import { loginCopy } from "@kaitori/brand/copy/login";
import { reauthCopy } from "@kaitori/brand/copy/reauth";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { href } from "@kaitori/domain";
import { Button, Dialog, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export function CsrfAlert() {
  const { session } = useSite();
  const specified = useCopy(specificationCopy);
  const words = useCopy(reauthCopy);
  const { submit } = useCopy(loginCopy);
  const toLogin = () => {
    session.reset();
    // A full page load brings a new token.
    location.assign(href.login());
  };
  return (
    <Dialog
      open
      title={words.loginAgainTitle}
      onClose={toLogin}
      actions={<Button onClick={toLogin}>{submit}</Button>}
    >
      <Text>{specified.csrfStale}</Text>
    </Dialog>
  );
}
