import { Heading, Stack, Text } from "@kaitori/ui";
import type { Place, Station } from "../../../value-ways.ts";
import { Key } from "../Key.tsx";
import { code } from "../own-server/OwnServer.css.ts";
import * as styles from "./ValueWay.css.ts";

/** The stations of a value from above to below, each with the files that name it and a line of each. */
export const ValueWay = ({ stations }: { readonly stations: readonly Station[] }) => (
  <ol className={styles.way}>
    {stations.map(({ title, says, places, more }) => (
      <li key={title} className={styles.station}>
        <Stack gap="s">
          <Heading level={2}>{title}</Heading>
          <Text size="small">{says}</Text>
          {places.map((place) => (
            <PlaceLine key={place.file} {...place} />
          ))}
          {more > 0 && <Text size="small">{`… and ${more} more`}</Text>}
        </Stack>
      </li>
    ))}
  </ol>
);

const PlaceLine = ({ file, line, code: text }: Place) => (
  <div>
    <Text size="small" tone="quiet">
      <Key name={`${file}:${line}`} />
    </Text>
    <code className={code}>{text}</code>
  </div>
);
