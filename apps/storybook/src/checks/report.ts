/** Message of a story in a frame to the page around it. */
export interface Report {
  readonly faults: readonly string[];
  /** Of what is shown, in pixels. */
  readonly height: number;
}

const kind = "kaitori-checked";

/** Judges what is shown by the checks of the test run, in the brand that it wears, and tells the page around it. */
export async function report(root: HTMLElement, parameters: Record<string, unknown>) {
  const [{ accessibilityFaults }, { layoutFaults }] = await Promise.all([
    import("./accessibility.ts"),
    import("./layout.ts"),
  ]);
  const faults = [
    ...(await accessibilityFaults(root, parameters)),
    ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
  ];
  const told: Report & { kind: string } = { kind, faults, height: Math.min(root.scrollHeight, 800) };
  parent.postMessage(told, location.origin);
}

export function readReport(data: unknown): Report | undefined {
  const isReport = typeof data === "object" && data !== null && "kind" in data && data.kind === kind;
  if (!isReport || !("faults" in data) || !Array.isArray(data.faults)) return undefined;
  const height = "height" in data && typeof data.height === "number" ? data.height : 240;
  return { faults: data.faults.map(String), height };
}
