import * as v from "valibot";

/** Fields of the specification, and fields added to it. The title appears in errors; unknown fields are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const record = <
  const Title extends string,
  Fields extends v.ObjectEntries,
  Additions extends v.ObjectEntries = Record<never, never>,
>(
  title: Title,
  fields: Fields,
  additions?: Additions,
) =>
  v.pipe(
    v.object({ ...fields, ...additions } as Fields & Additions),
    v.title(title),
    v.metadata({ "x-additions": Object.keys(additions ?? {}) }),
  );
