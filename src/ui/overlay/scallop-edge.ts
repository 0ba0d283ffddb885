import { token } from '../theme/token.ts';

/** A row of scallops with a rim, standing 7 px above the top edge of a bar or sheet. */
export function scallopEdge(): string {
  return `&::before { content: ''; position: absolute; inset-inline: 0; inset-block-start: -7px; block-size: 14px;
    pointer-events: none;
    background: radial-gradient(circle at 50% 100%, ${token('color.surface')} 9.5px, ${token('color.accent')} 10px 12px,
      transparent 12.5px) 0 0 / 20px 14px; }`;
}
