import { layoutCopy } from "@kaitori/brand/copy/layout";
import { telHref } from "@kaitori/domain";
import { Link } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useSite } from "../site/SiteProvider.tsx";

export function PhoneLink() {
  const { helpByPhone } = useCopy(layoutCopy);
  const { phone } = useSite().brand.settings.legal;
  return (
    <Link variant="standalone" href={telHref(phone)}>
      {helpByPhone({ phone })}
    </Link>
  );
}
