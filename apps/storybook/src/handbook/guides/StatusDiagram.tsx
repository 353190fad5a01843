import { type Arrow, placeArcs } from "./diagram.ts";

export interface StatusDiagramProps {
  readonly title: string;
  readonly order: readonly (number | null)[];
  readonly nameOf: (status: number | null) => string;
  readonly arrows: readonly Arrow[];
}

const box = { width: 108, height: 28, step: 74 };
const lane = 16;
const ink = "currentColor";

/** Statuses from top to bottom. Numbers refer to the list below, because a phone has no room for names. */
export function StatusDiagram({ title, order, nameOf, arrows }: StatusDiagramProps) {
  const arcs = placeArcs(order, arrows);
  const widest = (isBack: boolean) =>
    Math.max(0, ...arcs.filter((arc) => arc.isBack === isBack).map((arc) => arc.lane + 1));
  const left = widest(true) * lane + 24;
  const right = widest(false) * lane + 24;
  const width = left + box.width + right;
  const height = (order.length - 1) * box.step + box.height + 4;
  const middle = (status: number | null) => order.indexOf(status) * box.step + box.height / 2 + 2;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={title}
        style={{ inlineSize: "100%", maxInlineSize: width * 1.6, blockSize: "auto", font: "11px system-ui" }}
      >
        <defs>
          <marker
            id="way-end"
            viewBox="0 0 6 6"
            refX="6"
            refY="3"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path d="M0 0 6 3 0 6z" fill={ink} />
          </marker>
        </defs>
        {arcs.map((arc, index) => {
          const side = arc.isBack ? left : left + box.width;
          const bend = side + (arc.isBack ? -1 : 1) * (arc.lane + 1) * lane;
          const [from, to] = [middle(arc.from) + 5, middle(arc.to) - 5];
          return (
            <g key={`${arc.from} ${arc.to}`}>
              <path
                d={`M${side} ${from}C${bend} ${from} ${bend} ${from} ${bend} ${(from + to) / 2}S${bend} ${to} ${side} ${to}`}
                fill="none"
                stroke={ink}
                markerEnd="url(#way-end)"
              />
              <circle cx={bend} cy={(from + to) / 2} r="8" fill="Canvas" stroke={ink} />
              <text x={bend} y={(from + to) / 2 + 4} textAnchor="middle" fill="CanvasText">
                {index + 1}
              </text>
            </g>
          );
        })}
        {order.map((status) => (
          <g key={String(status)}>
            <rect
              x={left}
              y={middle(status) - box.height / 2}
              width={box.width}
              height={box.height}
              rx="6"
              fill="Canvas"
              stroke={ink}
            />
            <text x={left + box.width / 2} y={middle(status) + 4} textAnchor="middle" fill="CanvasText">
              {nameOf(status)}
            </text>
          </g>
        ))}
      </svg>
      <ol style={{ listStyle: "decimal", paddingInlineStart: "2em" }}>
        {arcs.map((arc) => (
          <li key={`${arc.from} ${arc.to}`}>
            {nameOf(arc.from)} → {nameOf(arc.to)}: {arc.names.join(", ")}
          </li>
        ))}
      </ol>
    </>
  );
}
