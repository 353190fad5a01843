type Labels = Readonly<Record<string, string | number>>;

/** One measured value of a family; `suffix` as OpenMetrics asks for it, such as `_total`. */
interface Sample {
  suffix?: string;
  labels?: Labels;
  value: number;
}

export interface Family {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: readonly Sample[];
}

export const openMetricsType = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** The text of OpenMetrics 1.0. */
export const openMetricsText = (families: readonly Family[]): string =>
  [...families.flatMap(linesOf), "# EOF", ""].join("\n");

const linesOf = ({ name, type, help, samples }: Family): string[] => [
  `# TYPE ${name} ${type}`,
  `# HELP ${name} ${help}`,
  ...samples.map(({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}`),
];

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escaped = (text: string) => text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");

/** Counts for each combination of labels. */
export function counter() {
  const counted = new Map<string, { labels: Labels; value: number }>();
  return {
    add: (labels: Labels) => {
      const key = labelsText(labels);
      const known = counted.get(key);
      if (known) known.value += 1;
      else counted.set(key, { labels, value: 1 });
    },
    samples: (): Sample[] => [...counted.values()].map((one) => ({ ...one, suffix: "_total" })),
  };
}

/** For each combination of labels: the number of values up to each bound, their number and sum. */
export function histogram(bounds: readonly number[]) {
  const observed = new Map<string, { labels: Labels; atMost: number[]; count: number; sum: number }>();
  return {
    observe: (labels: Labels, value: number) => {
      const key = labelsText(labels);
      const one = observed.get(key) ?? { labels, atMost: bounds.map(() => 0), count: 0, sum: 0 };
      observed.set(key, one);
      bounds.forEach((bound, index) => {
        if (value <= bound) one.atMost[index] = (one.atMost[index] ?? 0) + 1;
      });
      one.count += 1;
      one.sum += value;
    },
    samples: (): Sample[] =>
      [...observed.values()].flatMap(({ labels, atMost, count, sum }) => [
        ...bounds.map((bound, index) => ({
          suffix: "_bucket",
          labels: { ...labels, le: bound.toFixed(3) },
          value: atMost[index] ?? 0,
        })),
        { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
        { suffix: "_count", labels, value: count },
        { suffix: "_sum", labels, value: sum },
      ]),
  };
}
