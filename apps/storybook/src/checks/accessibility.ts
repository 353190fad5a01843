import axe from "axe-core";

/** axe, all WCAG 2.2 A and AA rules and its best practices. A story is a part of a page, so landmarks are not asked of it. */
const partOfAPage = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

export async function accessibilityFaults(root: HTMLElement, parameters: Record<string, unknown>) {
  const wholePage = parameters.wholePage === true;
  const { violations } = await axe.run(root, {
    rules: { ...(wholePage ? {} : partOfAPage), "target-size": { enabled: true } },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(" ")}: ${failureSummary?.replaceAll(/\s+/g, " ")}`,
    ),
  );
}
