import type { Canvas } from '../canvas/canvas.ts';
import type { Face } from '../lettering/face.ts';
import type { TitleOutline, Warp } from '../lettering/title-outline.ts';
import type { Form, Scene } from '../scene.ts';

/** How a style sets a title: parts of the room that it takes, and where its baseline lies. */
export type TitleStyle = {
  readonly face: () => Face;
  readonly upper: boolean;
  readonly warp: Warp;
  /** Part of the width of the picture. */
  readonly width: number;
  /** Part of the height of the title block. */
  readonly height: number;
  /** Part of the height of the picture. */
  readonly baseline: number;
};

/** One way of drawing: the same motif, another person. */
export type VendorStyle = {
  readonly title: TitleStyle;
  /** AVIF quality that keeps this style's texture. */
  readonly quality: number;
  /** Draws everything but the title. */
  paint(scene: Scene): Canvas;
  /** Draws the title; the outline stands with its last baseline at y = 0 in the middle of its place. */
  letter(canvas: Canvas, scene: Scene, outline: TitleOutline): void;
  /** Size of the hero in its place, where this style needs room for a frame. */
  heroScale?(form: Form, hasTitle: boolean): { readonly scale: number; readonly y?: number };
};

/** A vertical gradient over a title. */
export function titleGradient(
  id: string,
  { top, bottom }: TitleOutline,
  stops: readonly (readonly [number, string])[],
): string {
  const drawn = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}">${drawn}</linearGradient></defs>`;
}

/** Puts elements where the title of a scene stands. */
export function atTitle({ title }: Scene, inner: string): string {
  return title ? `<g transform="translate(${title.x} ${title.baseline})">${inner}</g>` : '';
}
