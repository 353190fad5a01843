import { errorsCopy } from "@kaitori/brand/copy/errors";
import { Heading, Text } from "@kaitori/ui";
import { PageFrame } from "../../layouts/PageFrame.tsx";
import { UiSurroundings } from "../../layouts/UiSurroundings.tsx";
import { useCopy } from "../../parts/brand/use-copy.ts";

/** Something failed, and the connection has gone before the page that says what. */
export function PageOutOfReach() {
  const { networkTitle, networkNote } = useCopy(errorsCopy);
  return (
    <UiSurroundings>
      <PageFrame width="narrow">
        <Heading level={1}>{networkTitle}</Heading>
        <Text>{networkNote}</Text>
      </PageFrame>
    </UiSurroundings>
  );
}
