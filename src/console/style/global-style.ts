import { createGlobalStyle } from 'styled-components';

/**
 * Colours, type and ground rules of the console. Both schemes stand side by side: `light-dark()` follows the device, or
 * the scheme that was chosen. One accent; blue (`changed`) means "changed by this draft" and nothing else.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --bg: light-dark(oklch(0.975 0.003 240), oklch(0.18 0.008 240));
    --side: light-dark(oklch(0.95 0.004 240), oklch(0.155 0.008 240));
    --surface: light-dark(oklch(1 0 0), oklch(0.215 0.009 240));
    --raised: light-dark(oklch(0.935 0.005 240), oklch(0.265 0.011 240));
    --line: light-dark(oklch(0.885 0.006 240), oklch(0.31 0.011 240));
    --edge: light-dark(oklch(0.6 0.012 240), oklch(0.55 0.012 240));
    --text: light-dark(oklch(0.24 0.012 240), oklch(0.95 0.004 240));
    --muted: light-dark(oklch(0.48 0.014 240), oklch(0.72 0.012 240));
    --accent: light-dark(oklch(0.49 0.095 215), oklch(0.76 0.115 205));
    --on-accent: light-dark(oklch(0.99 0 0), oklch(0.19 0.03 220));
    --chosen: light-dark(oklch(0.945 0.025 210), oklch(0.27 0.035 215));
    --changed: light-dark(oklch(0.5 0.17 257), oklch(0.74 0.125 257));
    --changed-ground: light-dark(oklch(0.95 0.028 257), oklch(0.28 0.06 257));
    --warn: light-dark(oklch(0.47 0.11 65), oklch(0.82 0.14 78));
    --warn-ground: light-dark(oklch(0.95 0.05 85), oklch(0.3 0.05 75));
    --bad: light-dark(oklch(0.5 0.18 27), oklch(0.77 0.14 28));
    --bad-ground: light-dark(oklch(0.95 0.03 25), oklch(0.29 0.06 28));
    --on-bad: light-dark(oklch(0.99 0 0), oklch(0.2 0.05 28));
    --good: light-dark(oklch(0.45 0.11 155), oklch(0.8 0.13 155));
    --good-ground: light-dark(oklch(0.95 0.04 155), oklch(0.28 0.045 160));
    --phone: light-dark(oklch(0.24 0.012 240), oklch(0.1 0.008 240));
    --shade: light-dark(oklch(0.3 0.02 240 / 0.32), oklch(0 0 0 / 0.6));
    --shadow: 0 0 40px light-dark(oklch(0.3 0.02 240 / 0.16), oklch(0 0 0 / 0.5));
    --sans: 'IBM Plex Sans Variable', system-ui, sans-serif;
    --mono: 'IBM Plex Mono', ui-monospace, monospace;
  }
  /* The navigation at the foot of a phone. */
  @media (max-width: 719px) { :root { --foot: calc(56px + env(safe-area-inset-bottom)); } }
  [data-scheme='light'] { color-scheme: light; }
  [data-scheme='dark'] { color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }
  html, body, h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  html, body, #console { block-size: 100%; }
  body {
    background: var(--bg);
    color: var(--text);
    font: 400 0.84375rem/1.4 var(--sans);
    font-variant-numeric: tabular-nums;
    text-rendering: geometricPrecision;
    -webkit-font-smoothing: antialiased;
  }
  ul, ol { list-style: none; }
  /* Every text keeps the order of its own script, and begins where the page does: 14 min. ago, not min. ago 14. */
  [dir='rtl'] body { text-align: right; }
  [dir='rtl'] :where(p, h1, h2, h3, li, dt, dd, td, th, a, b, button, code, em, label, legend, option, q, select, small, span, time) {
    unicode-bidi: plaintext;
  }
  [dir='rtl'] :where(p, h1, h2, h3, li, dt, dd, button) { text-align: inherit; }
  [dir='rtl'] :where(td, th, select) { text-align: right; }
  fieldset { border: 0; min-inline-size: 0; }
  legend { padding: 0; }
  svg { display: block; flex: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; text-align: start; [dir='rtl'] & { text-align: inherit; } }
  button:disabled { cursor: default; }
  code, kbd { font-family: var(--mono); font-size: 0.71875rem; }
  a { color: inherit; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
  [tabindex='-1']:focus { outline: none; }
  ::selection { background: var(--accent); color: var(--on-accent); }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, *::backdrop { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; }
  }
`;

/** Windows of a phone. */
export const narrow = '@media (max-width: 719px)';
/** Windows where a side panel lies over the page instead of beside it. */
export const medium = '@media (max-width: 1199px)';
