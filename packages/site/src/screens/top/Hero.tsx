import { assetUrl } from "@kaitori/brand";
import { Link, Text } from "@kaitori/ui";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { useHasSection } from "../../layouts/top-sections.ts";
import { Picture } from "../../parts/picture/Picture.tsx";
import { Band } from "./Band.tsx";
import { Facts } from "./Facts.tsx";
import * as styles from "./Hero.css.ts";
import { WayIn } from "./WayIn.tsx";
import type { TopWords } from "./words.ts";

interface HeroProps {
  readonly words: TopWords;
  readonly variant: "beside" | "vertical" | undefined;
  /** A photograph in place of the drawing. */
  readonly picture: string | undefined;
}

/** What it is, in one sentence and one picture, and the figures that prove it. */
export function Hero({ words, variant, picture }: HeroProps) {
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
        {picture ? (
          <Picture of={picture} sizes="(min-width: 56em) 40vw, 92vw" first />
        ) : (
          <img
            src={assetUrl(brand, "hero")}
            width={width}
            height={height}
            alt=""
            fetchPriority="high"
            className={styles.picture}
          />
        )}
      </div>
      <Facts words={words} />
    </Band>
  );
}
