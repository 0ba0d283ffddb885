const round = (value: number): number => Math.round(value * 100) / 100;

type Point = readonly [number, number];

/** Path of an ellipse, or of a circle when one radius is given. */
export function ellipse(x: number, y: number, rx: number, ry = rx, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const dx = round(rx * Math.cos(angle));
  const dy = round(rx * Math.sin(angle));
  const arc = (toX: number, toY: number): string => `A${rx} ${ry} ${degrees} 1 1 ${round(toX)} ${round(toY)}`;
  return `M${round(x - dx)} ${round(y - dy)}${arc(x + dx, y + dy)}${arc(x - dx, y - dy)}Z`;
}

/** Path of a rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const corner = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return (
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}Z`
  );
}

/** Path through points, closed. */
export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const onCircle = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** Path of a star with one tip at the top. */
export function star(x: number, y: number, tips: number, outer: number, inner: number, degrees = -90): string {
  return polygon(
    ...Array.from({ length: tips * 2 }, (_, i) => onCircle(x, y, i % 2 ? inner : outer, degrees + (i * 180) / tips)),
  );
}

/** Path of a regular polygon with one corner at the top. */
export function ngon(x: number, y: number, corners: number, radius: number, degrees = -90): string {
  return polygon(...Array.from({ length: corners }, (_, i) => onCircle(x, y, radius, degrees + (i * 360) / corners)));
}
