/** Message from a story in a frame to the surrounding page. */
export interface Report {
  readonly faults: readonly string[];
  /** Height of the story in pixels. */
  readonly height: number;
}

const kind = "kaitori-checked";

/** Runs the checks on the story in its current brand and sends the result to the surrounding page. */
export async function report(root: HTMLElement, parameters: Record<string, unknown>) {
  const [{ accessibilityFaults }, { layoutFaults }] = await Promise.all([
    import("./accessibility.ts"),
    import("./layout.ts"),
  ]);
  const faults = [
    ...(await accessibilityFaults(root, parameters)),
    ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
  ];
  const message: Report & { kind: string } = { kind, faults, height: Math.min(root.scrollHeight, 800) };
  parent.postMessage(message, location.origin);
}

export function readReport(data: unknown): Report | undefined {
  const isReport = typeof data === "object" && data !== null && "kind" in data && data.kind === kind;
  if (!isReport || !("faults" in data) || !Array.isArray(data.faults)) return undefined;
  const height = "height" in data && typeof data.height === "number" ? data.height : 240;
  return { faults: data.faults.map(String), height };
}
