import { styled } from 'styled-components';
import { usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import { Button, Card, ErrorCard, Money, ScreenBody, SectionHeading, Skeleton, token } from '../../../ui/index.ts';
import { Movements } from '../parts/movements.tsx';
import { useClaim } from '../parts/use-claim.ts';

interface Rebate {
  readonly percent: string;
  readonly stakes: string;
  readonly amount: string;
}

/** The share of their stakes that a player collects themselves (row A-035). */
export default function RebateScreen() {
  const text = useText();
  const platform = usePlatform();
  const { currency } = useSite().identity;
  const rebate = useResource<Rebate>('member.rebate', () => platform.call('rebate', { quiet: true }));
  const { claim, claiming } = useClaim('claimRebate', rebate.retry);
  if (rebate.status === 'error' && rebate.value === undefined)
    return <ErrorCard onRetry={rebate.retry} text={text('errors:loadingFailed')} />;
  const { value } = rebate;
  return (
    <>
      <ScreenBody aria-busy={value === undefined}>
        {value === undefined ? (
          <Skeleton shape="control" count={3} />
        ) : (
          <Card label={text('records:rebate')}>
            <Lines>
              <span>{text('records:rebateReady')}</span>
              <Amount>
                <Money amount={value.amount} currency={currency} />
              </Amount>
              <Note>
                {text('records:rebateOf', { percent: Number(value.percent) })}{' '}
                <Money amount={value.stakes} currency={currency} />
              </Note>
              <Button
                size="large"
                wide
                disabled={Number(value.amount) <= 0}
                busy={claiming !== undefined}
                onClick={() => claim('rebate', {})}
              >
                {text('records:claim')}
              </Button>
            </Lines>
          </Card>
        )}
      </ScreenBody>
      <SectionHeading title={text('records:collected')} />
      <Movements kind="rebate" emptyText={text('records:noRebate')} />
    </>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;

const Amount = styled.p`
  font-family: ${token('font.numeric')};
  font-size: ${token('size.title')};
  font-weight: ${token('weight.title')};
  line-height: 1.2;
`;

const Note = styled.p`
  margin-block-end: 8px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
