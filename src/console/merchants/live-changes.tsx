import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MerchantPage } from '../../contracts/console/merchant-page.ts';
import { formatValue } from '../draft/format-value.ts';
import { Block } from '../parts/block.tsx';
import { Ago, At } from '../parts/moment.tsx';
import { useText } from '../texts/use-text.ts';

/** Every live change of a merchant: by whom, when, why and until when. */
export function LiveChanges({ merchant: { code, live } }: { readonly merchant: MerchantPage }) {
  const text = useText();
  return (
    <Block title={text('overview.changes')}>
      {live.length === 0 ? <p>{text('overview.noChanges')}</p> : null}
      <List>
        {live.map(({ name, value, by, at, reason, until, hides }) => (
          <li key={name}>
            <b>
              {/^(?:flags|promotions|template)\./.test(name) ? (
                <Link to={`/flags/${name}?at=${code}`}>{name.replace(/^flags\./, '')}</Link>
              ) : (
                name
              )}{' '}
              {formatValue(value, text)}
            </b>
            <small>
              {by} · <Ago at={at} />
              {until ? (
                <>
                  {' · '}
                  {text('flag.until')} <At at={until} />
                </>
              ) : null}
              {hides > 0 ? ` · ${text('overview.hides', { count: hides })}` : null}
            </small>
            <q>{reason}</q>
          </li>
        ))}
      </List>
    </Block>
  );
}

const List = styled.ul`
  & > li { display: grid; gap: 2px; padding-block: 7px; & + li { border-block-start: 1px solid var(--line); } }
  & b { font-weight: 500; overflow-wrap: anywhere; }
  & a { color: var(--accent); }
  & small, & q { color: var(--muted); overflow-wrap: anywhere; }
  & small { font-size: 0.78rem; }
`;
