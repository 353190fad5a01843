import { assetUrl } from "@kaitori/brand";
import { Link, Text } from "@kaitori/ui";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { useHasSection } from "../../layouts/top-sections.ts";
import { Band } from "./Band.tsx";
import { Facts } from "./Facts.tsx";
import * as styles from "./Hero.css.ts";
import { WayIn } from "./WayIn.tsx";
import type { TopWords } from "./words.ts";

/** What it is, in one sentence and one picture, and the figures that prove it. */
export function Hero({ words, variant }: { words: TopWords; variant: "beside" | "vertical" | undefined }) {
  const hasSection = useHasSection();
  const { brand } = useSite();
  const { width, height } = brand.assets.hero;
  return (
    <Band tone="emphasis">
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={variant === "vertical" ? styles.verticalTitle : styles.title}>{words.heroTitle}</h1>
          <Text size="lead">{words.heroLead}</Text>
          <div className={styles.actions}>
            <WayIn words={words}>{words.heroButton}</WayIn>
            {hasSection("calculator") && (
              <Link variant="standalone" href="#price">
                {words.heroPrice}
              </Link>
            )}
          </div>
          <Text size="small" tone="quiet">
            {words.heroNote}
          </Text>
        </div>
        <img
          src={assetUrl(brand, "hero")}
          width={width}
          height={height}
          alt=""
          fetchPriority="high"
          className={styles.picture}
        />
      </div>
      <Facts words={words} />
    </Band>
  );
}
