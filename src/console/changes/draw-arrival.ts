import UPlot from 'uplot';
import type { ArrivalCurve } from '../../contracts/console/arrival.ts';
import type { Text } from '../texts/use-text.ts';
import { durationOf } from './duration-of.ts';

const height = 128;
const font = (size: number) => `500 ${size}px 'IBM Plex Sans Variable', system-ui, sans-serif`;

/** Draws how pages arrived into a box, in the box's colours and as wide as it. Gives what takes the drawing away. */
export function drawArrival(box: HTMLElement, curve: ArrivalCurve, text: Text): () => void {
  const { color, borderTopColor: line, outlineColor: accent, direction } = getComputedStyle(box);
  const isMirrored = direction === 'rtl';
  const [from, until] = rangeOf(curve);
  const axis = { stroke: color, font: font(11), grid: { stroke: line, width: 1 }, ticks: { show: false } } as const;
  const chart = new UPlot(
    {
      width: box.clientWidth,
      height,
      padding: [16, 18, 0, 8],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        // Most pages take moments and the last ones seconds: each step of the axis is ten times the one before.
        x: { time: false, distr: 3, dir: isMirrored ? -1 : 1, range: [from, until] },
        y: { range: [0, curve.points.at(-1)?.pages ?? 1] },
      },
      series: [
        {},
        {
          stroke: accent,
          width: 2,
          fill: `color-mix(in oklab, ${accent} 14%, transparent)`,
          ...steppedPaths(isMirrored),
          points: { show: false },
        },
      ],
      axes: [
        {
          ...axis,
          size: 24,
          gap: 4,
          splits: ticksOf(from, until),
          filter: (_, all) => all,
          values: (_, all) => all.map((ms) => durationOf(ms, text)),
        },
        { ...axis, size: 34, gap: 4, side: isMirrored ? 1 : 3, incrs: wholeSteps },
      ],
      hooks: { draw: [(drawn) => drawMarks(drawn, curve, isMirrored, text)] },
    },
    dataOf(curve, from, until),
    box,
  );
  // Numbers and their units keep their order in a mirrored page.
  chart.ctx.canvas.dir = 'ltr';
  const observer = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height }));
  observer.observe(box);
  return () => {
    observer.disconnect();
    chart.destroy();
  };
}

/** A step at each point that stays until the next one, which lies to the left where the drawing is mirrored. */
const steppedPaths = (isMirrored: boolean) =>
  UPlot.paths.stepped ? { paths: UPlot.paths.stepped({ align: isMirrored ? -1 : 1 }) } : {};

/** Steps between counts of pages: there is no half page. */
const wholeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** What the axis covers: the curve, with room on either side for what the marks say. */
function rangeOf({ points }: ArrivalCurve): [from: number, until: number] {
  const room = 1.6;
  const [first = 1, last = 1] = [points[0]?.ms, points.at(-1)?.ms];
  return [first / room, last * room];
}

/** Milliseconds that the axis names: powers of ten, and where these are few 1, 2 and 5 of each. */
function ticksOf(from: number, until: number): number[] {
  const steps = until / from < 100 ? [1, 2, 5] : [1];
  return [1, 10, 100, 1_000, 10_000, 100_000]
    .flatMap((power) => steps.map((step) => step * power))
    .filter((ms) => ms >= from && ms <= until);
}

/** From no page to as many as there are, which stays so. */
function dataOf({ points }: ArrivalCurve, from: number, until: number): [number[], number[]] {
  return [
    [from, ...points.map(({ ms }) => ms), until],
    [0, ...points.map(({ pages }) => pages), points.at(-1)?.pages ?? 0],
  ];
}

/** Lines where half and 99 of 100 pages were there. */
function drawMarks(
  { ctx, bbox, valToPos, root }: UPlot,
  { p50, p99 }: ArrivalCurve,
  isMirrored: boolean,
  text: Text,
): void {
  const ratio = UPlot.pxRatio;
  const { color } = getComputedStyle(root);
  ctx.save();
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = ratio;
  ctx.setLineDash([3 * ratio, 3 * ratio]);
  ctx.font = font(11 * ratio);
  for (const [ms, words, isLeft] of [
    [p50, text('arrival.half'), !isMirrored],
    [p99, text('arrival.most'), isMirrored],
  ] as const) {
    const x = Math.round(valToPos(ms, 'x', true));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    // One to the left and one to the right of their lines, which may be the same one.
    ctx.textAlign = isLeft ? 'right' : 'left';
    ctx.fillText(words, x + (isLeft ? -3 : 3) * ratio, bbox.top - 5 * ratio);
  }
  ctx.restore();
}
