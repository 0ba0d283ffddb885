import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMoments, useNavigation, usePlatform, useResource, useText } from '../../../client/index.ts';
import { Chip, ChipRow, EmptyState, ErrorCard, ScreenBody, Skeleton, TitleBar, token } from '../../../ui/index.ts';
import { Balls } from '../parts/balls.tsx';
import { type Draw, readDraw, readDraws } from '../parts/read-menu.ts';

/** Draws of one lottery of Vietnam: the last one, and those before it, newest first, with their levels (row G-275). */
export default function ResultsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const platform = usePlatform();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const draws = useResource(`lottery.vn.${language}`, async () =>
    readDraws(await platform.call('recentVnLottery', { query: { language }, quiet: true })),
  );
  const lotteries = [...new Map(draws.value?.map(({ code, name }) => [code, name]))];
  const current = chosen ?? lotteries[0]?.[0];
  const last = useResource(current && `lottery.vn.${current}.${language}`, async () =>
    readDraw(await platform.call('vnNumero', { query: { lotteryCode: current, language }, quiet: true })),
  );
  const earlier = draws.value?.filter(({ code, issue }) => code === current && issue !== last.value?.issue) ?? [];
  return (
    <>
      <TitleBar title={text('lottery:results')} onBack={() => navigation.go('lottery.screen', {}, { replace: true })} />
      {draws.status === 'error' && draws.value === undefined ? (
        <ErrorCard onRetry={draws.retry} text={text('errors:loadingFailed')} />
      ) : null}
      {draws.status === 'loading' && draws.value === undefined ? (
        <ScreenBody aria-busy>
          <Skeleton shape="card" count={3} />
        </ScreenBody>
      ) : null}
      {draws.value?.length === 0 ? <EmptyState icon="lottery" title={text('lottery:noResults')} /> : null}
      {lotteries.length > 1 ? (
        <ChipRow label={text('lottery:title')}>
          {lotteries.map(([code, name]) => (
            <Chip key={code} pressed={code === current} onPress={() => setChosen(code)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      <ScreenBody>
        {[...(last.value === undefined ? [] : [last.value]), ...earlier].map((draw) => (
          <Result key={draw.issue} draw={draw} />
        ))}
      </ScreenBody>
    </>
  );
}

function Result({ draw }: { readonly draw: Draw }) {
  const text = useText();
  const when = useMoments().day(draw.drawnAt);
  return (
    <Card aria-label={`${draw.name} ${draw.issue}`}>
      <Meta>
        <span>{text('lottery:issue', { issue: draw.issue })}</span>
        <bdi dir="ltr">{when}</bdi>
      </Meta>
      {draw.prizes.length === 0 ? <Balls label={text('lottery:lastNumbers')} numbers={draw.numbers} /> : null}
      {draw.prizes.length > 0 ? (
        <Levels>
          <tbody>
            {draw.prizes.map(({ level, numbers }) => (
              <tr key={level}>
                <th scope="row">{text(`lottery:level.${level}`)}</th>
                <td dir="ltr">{numbers.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </Levels>
      ) : null}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 12px;
  padding: 14px 16px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;

const Levels = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th, td { padding-block: 7px; border-block-start: 1px solid ${token('color.line')}; vertical-align: baseline; }
  th { inline-size: 36%; text-align: start; font-weight: 400; color: ${token('color.muted')}; }
  td {
    font-family: ${token('font.numeric')};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
    overflow-wrap: anywhere;
    word-spacing: 0.4em;
  }
  tr:first-child td { font-size: 1.25rem; color: ${token('color.link')}; }
`;
