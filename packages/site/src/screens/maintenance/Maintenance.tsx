import { maintenanceCopy } from "@kaitori/brand/copy/maintenance";
import { EmptyState, Text } from "@kaitori/ui";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { BrandDrawing } from "../../parts/brand/BrandDrawing.tsx";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { CallUs } from "../../parts/text/CallUs.tsx";
import { useReturnWhenOpen } from "./use-return-when-open.ts";

/** The site is closed for a while; goes back by itself when it opens. */
export function Screen() {
  const { legal } = useSite().brand.settings;
  const words = useCopy(maintenanceCopy);
  const until = useReturnWhenOpen();
  return (
    <EmptyState level={1} title={words.title} drawing={<BrandDrawing of="empty" />}>
      <Text>{words.text}</Text>
      <Text>{until ? words.until({ until }) : words.noUntil}</Text>
      <Text>
        <CallUs>{words.contact({ phone: legal.phone })}</CallUs>
      </Text>
    </EmptyState>
  );
}
