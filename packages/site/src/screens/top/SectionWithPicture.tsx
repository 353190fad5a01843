import { assetUrl } from "@kaitori/brand";
import { CheckIcon, Columns, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Picture } from "#parts/picture/Picture.tsx";
import { Band, SectionHeading } from "./Band.tsx";
import * as styles from "./OptionalSection.css.ts";
import type { SectionData } from "./words.ts";

/** A photograph, or the brand's drawing of the top page, beside a text. */
export function SectionWithPicture({ title, text, points = [], picture }: SectionData<"picture">) {
  const { brand } = useSite();
  const { width, height } = brand.assets.hero;
  return (
    <Band>
      <Columns layout="halves">
        {picture ? (
          <Picture name={picture} sizes="(min-width: 36em) 45vw, 92vw" />
        ) : (
          <img
            data-picture="hero"
            src={assetUrl(brand, "hero")}
            width={width}
            height={height}
            alt=""
            className={styles.picture}
          />
        )}
        <Stack gap="l">
          <SectionHeading>{title}</SectionHeading>
          {text && <Text>{text}</Text>}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.mark}>
                  <CheckIcon />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </Stack>
      </Columns>
    </Band>
  );
}
