/** Two corners cut off: at the reading start above and at the reading end below. What lies outside is not drawn. */
export function chamfer(cut: number): string {
  const near = `${cut}px`;
  const far = `calc(100% - ${cut}px)`;
  return `clip-path: polygon(${near} 0, 100% 0, 100% ${far}, ${far} 100%, 0 100%, 0 ${near});
    [dir='rtl'] & { clip-path: polygon(0 0, ${far} 0, 100% ${near}, 100% 100%, ${near} 100%, 0 ${far}); }
    &:focus-visible { outline-offset: -4px; }`;
}

const strips = (cut: number, line: string, above: number) => {
  const strip = `${line} ${(cut / Math.SQRT2 + 1.6).toFixed(1)}px, transparent 0`;
  return `linear-gradient(${above}deg, ${strip}) border-box, linear-gradient(${above + 180}deg, ${strip}) border-box`;
};

/** The same with a line of 2 px that follows the cuts; where a picture fills the frame, its lines lie over the picture. */
export function chamferFrame(cut: number, line: string, fill: string, isFilled = false): string {
  const frame = `${chamfer(cut)} border: 2px solid ${line};`;
  if (!isFilled) {
    return `${frame} background: ${strips(cut, line, 135)}, ${fill};
      [dir='rtl'] & { background: ${strips(cut, line, 225)}, ${fill}; }`;
  }
  return `${frame} position: relative; background: ${fill};
    &::after { content: ''; position: absolute; inset: -2px; pointer-events: none; background: ${strips(cut, line, 135)}; }
    [dir='rtl'] &::after { background: ${strips(cut, line, 225)}; }`;
}
