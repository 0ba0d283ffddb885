import { createGlobalStyle } from 'styled-components';
import { calm } from './media.ts';
import { token } from './token.ts';

/**
 * Ground styles of every page: reset, type, focus ring, calm motion (before every component's own word), and the switch to the Urdu faces. Under `lang=ur`
 * the type tokens themselves are replaced, so that no component asks for the language.
 */
export const GlobalStyle = createGlobalStyle`
  :root { --page-gutter: ${token('space.gutter')}; }
  *, *::before, *::after { box-sizing: border-box; }
  html, body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  html {
    background: ${token('color.bg')};
    color: ${token('color.text')};
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scroll-padding-block: 72px 120px;
  }
  body {
    min-height: 100dvh;
    font-family: ${token('font.text')};
    font-size: ${token('size.body')};
    font-weight: ${token('weight.text')};
    line-height: ${token('leading.text')};
    -webkit-font-smoothing: antialiased;
    text-wrap: pretty;
    overflow-x: clip;
  }
  h1, h2, h3, h4 { text-wrap: balance; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-inline-size: 0; }
  img, svg, video { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
  button:disabled { cursor: default; }
  a { color: ${token('color.link')}; text-underline-offset: 4px; touch-action: manipulation; }
  bdi { unicode-bidi: isolate; }
  :focus-visible { outline: 2px solid ${token('color.focus')}; outline-offset: 2px; }
  :focus:not(:focus-visible), [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }

  [lang|='ur'][lang][lang] {
    --font-text: ${token('font.urdu')};
    --font-display: ${token('font.urduDisplay')};
    --size-small: 0.8125rem;
    --leading-text: ${token('leading.urdu')};
    --leading-heading: ${token('leading.urduHeading')};
    --tracking-heading: 0;
    --tracking-control: 0;
    font-family: ${token('font.text')};
    line-height: ${token('leading.text')};
  }

  ${calm} {
    *, *::before, *::after, *::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
