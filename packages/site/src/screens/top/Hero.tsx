import { anchors, assetUrl, legalValues } from "@kaitori/brand";
import { LineLink, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useHasSection } from "#layouts/top-sections.ts";
import { Picture } from "#parts/picture/Picture.tsx";
import { onEmphasis } from "./Band.css.ts";
import { Band, CallToAction, type SectionData, useTopWords } from "./Band.tsx";
import { PriceOfInvoice } from "./Calculator.tsx";
import * as styles from "./Hero.css.ts";

export function Hero({ variant, picture }: SectionData<"hero">) {
  const words = useTopWords();
  const hasSection = useHasSection();
  const hasCalculator = variant === "calculator";
  const moreContent = (
    <>
      <Text size="lead">{words.heroLead}</Text>
      <div className={styles.actions}>
        <CallToAction>{words.heroButton}</CallToAction>
        {hasSection("calculator") && !hasCalculator && (
          <LineLink href={`#${anchors.calculator}`}>{words.heroPrice}</LineLink>
        )}
      </div>
    </>
  );
  return (
    <Band tone="emphasis">
      {variant === "vertical" ? (
        <div className={`${styles.hero} ${styles.vertical}`}>
          <h1 className={`${styles.verticalTitle} ${onEmphasis}`}>{words.heroTitle}</h1>
          <div className={`${styles.moreContent} ${styles.moreArea} ${onEmphasis}`}>{moreContent}</div>
          <div className={styles.pictureArea}>
            <HeroPicture photograph={picture} />
          </div>
        </div>
      ) : (
        <div className={`${styles.hero} ${variant === "pictureFirst" ? styles.pictureFirst : ""}`}>
          <div className={`${styles.moreContent} ${onEmphasis}`}>
            <Stack gap="m">
              <h1 className={hasCalculator ? styles.largeTitle : styles.title}>{words.heroTitle}</h1>
              {moreContent}
            </Stack>
            {hasCalculator && <Facts isNarrow />}
          </div>
          {hasCalculator ? (
            <div id={anchors.calculator} className={styles.calculator}>
              <PriceOfInvoice isNarrow />
            </div>
          ) : (
            <HeroPicture photograph={picture} />
          )}
        </div>
      )}
      {!hasCalculator && (
        <div className={onEmphasis}>
          <Facts />
        </div>
      )}
    </Band>
  );
}

function HeroPicture({ photograph }: { photograph: string | undefined }) {
  const { brand } = useSite();
  if (photograph) return <Picture name={photograph} sizes="(min-width: 56em) 40vw, 92vw" isAboveFold />;
  const { width, height } = brand.assets.hero;
  return (
    <img
      data-picture="hero"
      src={assetUrl(brand, "hero")}
      width={width}
      height={height}
      alt=""
      fetchPriority="high"
      className={styles.picture}
    />
  );
}

function Facts({ isNarrow = false }: { isNarrow?: boolean }) {
  const words = useTopWords();
  const { settings } = useSite().brand;
  const { promises } = settings;
  const { feeMin, feeMax } = legalValues(settings);
  const facts = [
    { label: words.factResult, value: words.factResultValue({ days: promises.decision }) },
    { label: words.factMoney, value: words.factMoneyValue({ days: promises.payOut }) },
    { label: words.factFee, value: words.factFeeValue({ min: feeMin, max: feeMax }) },
    { label: words.factStart, value: words.factStartValue },
  ];
  return (
    <dl className={`${styles.facts} ${isNarrow ? styles.stacked : styles.inOneRow}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
