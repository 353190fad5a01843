import type { TopSection } from "@kaitori/brand";
import { telHref } from "@kaitori/domain";
import { Text, Unbroken } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Band } from "./Band.tsx";
import * as styles from "./OptionalSection.css.ts";

/** The telephone number, for visitors who would rather ask than read. */
export function Telephone({ title, text }: Omit<Extract<TopSection, { kind: "telephone" }>, "kind">) {
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <Band title={title} lead={text}>
      <div className={styles.call}>
        <a href={telHref(phone)} className={styles.telephone}>
          {phone}
        </a>
        <Text size="small" tone="quiet">
          <Unbroken>{hours}</Unbroken>
        </Text>
      </div>
    </Band>
  );
}
