/** Two corners cut off: at the reading start above and at the reading end below. What lies outside is not drawn. */
export function chamfer(cut: number): string {
  const near = `${cut}px`;
  const far = `calc(100% - ${cut}px)`;
  return `clip-path: polygon(${near} 0, 100% 0, 100% ${far}, ${far} 100%, 0 100%, 0 ${near});
    [dir='rtl'] & { clip-path: polygon(0 0, ${far} 0, 100% ${near}, 100% 100%, ${near} 100%, 0 ${far}); }
    &:focus-visible { outline-offset: -4px; }`;
}

/** The same with a line of 2 px that follows the cuts. */
export function chamferFrame(cut: number, line: string, fill: string): string {
  const strip = `${line} ${(cut / Math.SQRT2 + 1.6).toFixed(1)}px, transparent 0`;
  const ground = (above: number) =>
    `linear-gradient(${above}deg, ${strip}) border-box, linear-gradient(${above + 180}deg, ${strip}) border-box, ${fill}`;
  return `${chamfer(cut)} border: 2px solid ${line}; background: ${ground(135)};
    [dir='rtl'] & { background: ${ground(225)}; }`;
}
