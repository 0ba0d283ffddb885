import { styled } from 'styled-components';
import type { FrameLine, FramesAnswer } from '../../contracts/console/frames.ts';
import { useMerchantName } from '../api/queries.ts';
import { narrow } from '../style/global-style.ts';
import { type Text, useText } from '../texts/use-text.ts';
import { Phone } from './phone.tsx';

/** Two phones side by side, or one, with what is outlined in them. */
export function FramePairView({ answer }: { readonly answer: FramesAnswer }) {
  const text = useText();
  const nameOf = useMerchantName();
  const { before, after, marks, merchant, screen } = answer;
  const place = { merchant: nameOf(merchant), screen: screen.title };
  return (
    <Pair>
      {before ? (
        <figure>
          <figcaption>
            {text('frames.before')} <Release line={before} text={text} />
            {marks.removed > 0 ? <b>{text('frames.removed', { count: marks.removed })}</b> : null}
          </figcaption>
          <Phone frame={before} title={text('frames.beforeOf', place)} />
          <Redirect line={before} text={text} />
        </figure>
      ) : null}
      <figure>
        <figcaption>
          {before ? text('frames.after') : null} <Release line={after} text={text} />
          <b>{before ? formatMarks(marks, text) : null}</b>
        </figcaption>
        <Phone frame={after} title={text(before ? 'frames.afterOf' : 'frames.pastOf', place)} />
        <Redirect line={after} text={text} />
      </figure>
    </Pair>
  );
}

function formatMarks({ added, removed, changed }: FramesAnswer['marks'], text: Text): string {
  if (added > 0) return text('frames.added', { count: added });
  if (changed > 0) return text('frames.changed', { count: changed });
  return removed > 0 ? '' : text('frames.unmarked');
}

function Release({ line, text }: { readonly line: FrameLine; readonly text: Text }) {
  return (
    <a href={line.address} target="_blank" rel="noreferrer" aria-label={text('frames.open', { release: nameOf(line) })}>
      <code>{nameOf(line)}</code>
    </a>
  );
}

function nameOf({ seq, release }: FrameLine): string {
  return seq === undefined ? release.slice(0, 7) : `#${seq}`;
}

function Redirect({ line: { redirect }, text }: { readonly line: FrameLine; readonly text: Text }) {
  return redirect === undefined ? null : <small>{text('frames.redirect', { screen: redirect })}</small>;
}

const Pair = styled.div`
  display: flex;
  gap: 18px;
  justify-content: center;
  & > figure { display: grid; gap: 7px; align-content: start; }
  & figcaption { display: flex; gap: 8px; align-items: baseline; color: var(--muted); }
  & figcaption > a { position: relative; &::after { content: ''; position: absolute; inset: -6px -10px; } }
  & figcaption > b { margin-inline-start: auto; color: var(--changed); font-weight: 600; }
  & small { max-inline-size: 205px; color: var(--muted); overflow-wrap: anywhere; }
  ${narrow} { gap: 10px; & small { max-inline-size: 166px; } }
`;
