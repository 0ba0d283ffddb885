import type { Scene } from './scene.ts';

type Spot = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly index: number;
  readonly angle: number;
};

/** Places for small bright things: nearly all in the outer fifths, and none on the face of the hero. */
function spots(scene: Scene, count: number): Spot[] {
  const { width, height, random, hero, form } = scene;
  const place = (): { x: number; y: number } => {
    const isOuter = random() < (form === 'landscape' ? 0.5 : 0.88);
    const x = isOuter ? random() * width * 0.2 + (random() > 0.5 ? width * 0.8 : 0) : random() * width;
    return { x, y: random() * height * 0.8 };
  };
  const isOnFace = ({ x, y }: { x: number; y: number }): boolean =>
    Math.hypot(x - hero.stance.x, y - hero.stance.y) < hero.stance.scale * 84;
  return Array.from({ length: count }, (_, index) => {
    let spot = place();
    for (let tries = 0; tries < 6 && isOnFace(spot); tries += 1) spot = place();
    const radius = (0.008 + random() * 0.02) * Math.min(width, height * 1.2);
    return { ...spot, radius, index, angle: random() * 90 };
  });
}

/** Four-pointed sparks in white and the rim colour. */
export function sparks(scene: Scene, count: number): string {
  return spots(scene, count)
    .map(({ x, y, radius, index }) => {
      const far = radius * 2;
      const near = radius * 0.35;
      const arm = (dx: number, dy: number): string => `${x + dx} ${y + dy}`;
      const points = [
        arm(0, -far),
        arm(near, -near),
        arm(far, 0),
        arm(near, near),
        arm(0, far),
        arm(-near, near),
        arm(-far, 0),
        arm(-near, -near),
      ];
      return `<path d="M${points.join('L')}Z" fill="${index % 2 ? '#ffffff' : scene.palette.rim}"/>`;
    })
    .join('');
}

/** Air bubbles with a glint. */
export function bubbles(scene: Scene, count: number): string {
  return spots(scene, count)
    .map(({ x, y, radius }) => {
      const circle = (r: number, dx: number, paint: string): string =>
        `<circle cx="${x + dx}" cy="${y + dx}" r="${r}" ${paint}/>`;
      return (
        circle(radius * 1.2, 0, 'fill="#fff" opacity=".16"') +
        circle(radius * 1.2, 0, 'fill="none" stroke="#fff" stroke-width="2" opacity=".7"') +
        circle(radius * 0.3, -radius * 0.4, 'fill="#fff"')
      );
    })
    .join('');
}

/** Large discs that are out of focus, once they are blurred. */
export function bigSparks(scene: Scene, count: number): string {
  return spots(scene, count)
    .map(
      ({ x, y, radius, angle }) =>
        `<ellipse cx="${x}" cy="${y}" rx="${radius * 3}" ry="${radius * 2.1}" fill="${scene.palette.rim}" transform="rotate(${angle} ${x} ${y})"/>`,
    )
    .join('');
}
