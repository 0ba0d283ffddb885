import type { UpstreamState } from '../../contracts/console/merchant-page.ts';
import { Badge } from '../parts/badge.tsx';
import { Block, Facts } from '../parts/block.tsx';
import { At } from '../parts/moment.tsx';
import { Notice } from '../parts/notice.tsx';
import { useText } from '../texts/use-text.ts';

/** The platform that a merchant follows: its last answer, why it is not believed, and what of it has no place. */
export function UpstreamBlock({ upstream }: { readonly upstream: UpstreamState | undefined }) {
  const text = useText();
  if (!upstream)
    return (
      <Block title={text('upstream.title')}>
        <p>{text('upstream.none')}</p>
      </Block>
    );
  const { url, answeredAt, failure, notes } = upstream;
  return (
    <Block
      title={text('upstream.title')}
      end={<Badge $tone={failure ? 'bad' : 'good'}>{text(failure ? 'upstream.doubted' : 'upstream.believed')}</Badge>}
    >
      <Facts>
        <dt>{text('upstream.asked')}</dt>
        <dd>{url ?? text('upstream.own')}</dd>
        <dt>{text('upstream.news')}</dt>
        <dd>{answeredAt ? <At at={answeredAt} /> : text('upstream.nothing')}</dd>
      </Facts>
      {failure ? (
        <Notice tone="bad">
          <p>{failure.message}</p>
          <p>
            {text('upstream.since', { count: failure.attempts })} <At at={failure.since} />
          </p>
        </Notice>
      ) : null}
      {notes.length > 0 ? (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}
