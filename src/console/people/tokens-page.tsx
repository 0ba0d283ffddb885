import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TokenLine } from '../../contracts/console/tokens.ts';
import { ask } from '../api/ask.ts';
import { kept, useTokens } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Ago, At } from '../parts/moment.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';
import { ScopeWords } from './scope-words.tsx';
import { Sheet } from './sheet.tsx';
import { TokenDialog } from './token-dialog.tsx';

/** Tokens by which programs act for a person: what each may, until when, and when it was used last. */
export function TokensPage() {
  const text = useText();
  const tokens = useTokens();
  const [isMaking, setMaking] = useState(false);
  return (
    <Page
      title={text('nav.tokens')}
      count={tokens.data?.length}
      tools={
        <Button $tone="main" onClick={() => setMaking(true)}>
          {text('tokens.make')}
        </Button>
      }
    >
      <Scroll>
        <Sheet>
          <p>{text('tokens.lead')}</p>
          <FirstAnswer to={tokens} shape="sheet">
            {(lines) =>
              lines.length === 0 ? (
                <Empty icon="key" title={text('tokens.none')}>
                  {text('tokens.noneHint')}
                </Empty>
              ) : (
                <ul>
                  {lines.map((line) => (
                    <TokenRow key={line.id} line={line} />
                  ))}
                </ul>
              )
            }
          </FirstAnswer>
        </Sheet>
      </Scroll>
      {isMaking ? <TokenDialog onClose={() => setMaking(false)} /> : null}
    </Page>
  );
}

function TokenRow({ line }: { readonly line: TokenLine }) {
  const text = useText();
  const client = useQueryClient();
  const [now] = useState(Date.now);
  const { id, name, by, rights, endsAt, usedAt, usedFrom } = line;
  const revoke = useMutation({
    mutationFn: () => ask<readonly TokenLine[]>(`/tokens/${id}/revoke`, {}),
    onSuccess: (left) => {
      client.setQueryData(kept.tokens, left);
      say(text('tokens.revoked', { name }), 'check');
    },
  });
  const isOver = Date.parse(endsAt) <= now;
  return (
    <li>
      <div>
        <b>{name}</b> {isOver ? <Badge $tone="bad">{text('tokens.expired')}</Badge> : null}
        <Small>
          <span>
            {rights.map((right) => text(`right.${right}`)).join(', ')} · <bdi>{by}</bdi>
          </span>
          <ScopeWords {...line} />
        </Small>
        <Small>
          {text(isOver ? 'tokens.ended' : 'tokens.until')} <At at={endsAt} />
          {' · '}
          {usedAt ? (
            <>
              {text('sessions.used')} <Ago at={usedAt} /> <code dir="ltr">{usedFrom}</code>
            </>
          ) : (
            text('tokens.unused')
          )}
        </Small>
      </div>
      <Button onClick={() => revoke.mutate()} aria-label={text('tokens.revokeOf', { name })}>
        {text('tokens.revoke')}
      </Button>
      <RefusalNotice error={revoke.error} />
    </li>
  );
}

const Small = styled.p`
  color: var(--muted);
  font-size: 0.78rem;
  & > span + span { display: block; }
`;
