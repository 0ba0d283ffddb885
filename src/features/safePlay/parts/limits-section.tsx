import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import type { PlayLimit } from '../../../client/session/use-safe-play.ts';
import { FactList, SectionHeading, token } from '../../../ui/index.ts';
import { LimitSheet } from './limit-sheet.tsx';
import { LimitUse } from './limit-use.tsx';
import { useLimitWords } from './use-limit-words.ts';

export interface LimitsSectionProps {
  readonly kind: PlayLimit['kind'];
  readonly limits: readonly PlayLimit[];
  readonly raiseHours: number;
  readonly raiseAtEnd: boolean;
  /** A limit was set or kept: what is shown has to be asked for anew. */
  onChanged(): void;
}

/** The limits of one kind, each in its span, and below them how far those that are set are used, and what waits. */
export function LimitsSection({ kind, limits, raiseHours, raiseAtEnd, onChanged }: LimitsSectionProps) {
  const text = useText();
  const heading = useId();
  const [chosen, setChosen] = useState<PlayLimit>();
  const words = useLimitWords(kind);
  const own = limits.filter((limit) => limit.kind === kind);
  // A limit on a single bet is used up by none: only a change of it that waits stands below.
  const inUse = own.filter(
    ({ amount, used, next }) => (amount !== undefined && used !== undefined) || next !== undefined,
  );
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={text(`safePlay:kind.${kind}`)} />
      <FactList
        facts={own.map((limit) => ({
          id: limit.span,
          name: text(`safePlay:span.${limit.span}`),
          value:
            limit.amount === undefined ? (
              <>
                {text('safePlay:none')}
                {limit.used === undefined ? null : (
                  <Used>{text(`safePlay:used.${kind}`, { used: words(limit.used) })}</Used>
                )}
              </>
            ) : (
              words(limit.amount)
            ),
          action: {
            label: text(limit.amount === undefined ? 'safePlay:set' : 'safePlay:change'),
            onChoose: () => setChosen(limit),
          },
        }))}
      />
      {inUse.length === 0 ? null : (
        <Uses>
          {inUse.map((limit) => (
            <LimitUse key={limit.span} limit={limit} onKept={onChanged} />
          ))}
        </Uses>
      )}
      {chosen === undefined ? null : (
        <LimitSheet
          limit={chosen}
          raiseHours={raiseHours}
          raiseAtEnd={raiseAtEnd}
          onClose={() => setChosen(undefined)}
          onSet={() => {
            setChosen(undefined);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

/** Words below a fact that may be set in large type. */
const Used = styled.span`
  display: block;
  font-family: ${token('font.text')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.text')};
  letter-spacing: 0;
  line-height: 1.4;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Uses = styled.ul`
  display: grid;
  gap: 18px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
`;
