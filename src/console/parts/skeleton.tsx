import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';

/** How many places a shape has: enough for a high window, since what is too much is cut off. */
const places = { rows: 16, table: 20, sheet: 3, blocks: 6, form: 5, lines: 4, talk: 5 } as const;

/**
 * What stands in a place while its first answer is on its way: `rows` of a list, a `table` under its head, lines of a
 * `sheet`, `blocks` side by side, the fields of a `form`, `lines` of a panel, messages of a `talk`.
 */
export type Shape = keyof typeof places;

/** The quiet outline of what comes. An answer that is there in an instant shows none of it. */
export function Skeleton({ shape }: { readonly shape: Shape }) {
  const text = useText();
  return (
    <>
      <span role="status" className="unseen">
        {text('first.waiting')}
      </span>
      <Outline data-shape={shape} aria-busy="true" aria-label={text('first.waiting')}>
        {Array.from({ length: places[shape] }, (_, index) => (
          <li key={index} aria-hidden="true">
            <div>
              <i />
              <i />
            </div>
            <i data-end />
            <i data-end />
          </li>
        ))}
      </Outline>
    </>
  );
}

const Outline = styled.ul`
  @keyframes come { from { opacity: 0; } }
  animation: come 200ms 150ms backwards;
  & i { display: block; block-size: 9px; border-radius: 4px; background: var(--raised); }
  & li > div { display: grid; gap: 9px; flex: 1; min-inline-size: 0; }
  & li > div > i:first-child { inline-size: 46%; }
  & li > div > i:last-child { inline-size: 28%; block-size: 7px; }
  & li:nth-child(3n + 1) > div > i:first-child { inline-size: 38%; }
  & li:nth-child(3n + 2) > div > i:first-child { inline-size: 57%; }
  & [data-end] { inline-size: 72px; flex: none; }
  @container (max-width: 640px) { & [data-end]:last-child { display: none; } }

  &:is([data-shape='rows'], [data-shape='table']) > li {
    display: flex;
    gap: 32px;
    align-items: center;
    padding: 0 18px;
    border-block-end: 1px solid var(--line);
  }
  &[data-shape='rows'] > li { min-block-size: 54px; }
  &[data-shape='table'] > li { min-block-size: 46px; }
  &[data-shape='table'] > li:first-child { min-block-size: 32px; & i:not(:first-child), & [data-end] { display: none; } }
  ${narrow} {
    &[data-shape='rows'] > li { padding-inline: 14px; }
    &[data-shape='table'] > li:not(:first-child) { min-block-size: 58px; }
  }
  &[data-shape='blocks'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
    gap: 14px;
    padding: 18px;
    & > li { min-block-size: 172px; padding: 18px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
    & [data-end] { display: none; }
    ${narrow} { padding: 12px; }
  }
  &[data-shape='form'] {
    display: grid;
    gap: 18px;
    max-inline-size: 620px;
    margin-inline: auto;
    padding: 18px;
    & > li:not(:first-child) > div > i:last-child { inline-size: 100%; block-size: 40px; border-radius: 7px; }
    & [data-end] { display: none; }
  }
  &[data-shape='lines'] {
    display: grid;
    gap: 20px;
    padding: 18px 20px;
    & [data-end] { display: none; }
  }
  &[data-shape='talk'] {
    display: grid;
    gap: 14px;
    padding: 16px 20px;
    & > li { display: flex; }
    & > li > div > i:last-child { block-size: 34px; inline-size: 62%; border-radius: 10px; }
    & > li:nth-child(2n) > div { justify-items: end; }
    & [data-end] { display: none; }
  }
`;
