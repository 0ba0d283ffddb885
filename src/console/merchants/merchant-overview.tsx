import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { HistoryList } from '../changes/history-list.tsx';
import type { MerchantPage } from '../../contracts/console/merchant-page.ts';
import { useDrift, useEvidence, useHealth, useMerchantHistory, useMerchantPage } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Block, Columns } from '../parts/block.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Links } from '../parts/links.ts';
import { Page, Scroll } from '../parts/page.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useRight } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { ContrastBlock } from './contrast-block.tsx';
import { ProblemsBlock } from './health-blocks.tsx';
import { DriftBlock } from './drift-block.tsx';
import { EvidenceBlock } from './evidence-block.tsx';
import { LiveBlock } from './live-block.tsx';
import { LiveChanges } from './live-changes.tsx';
import { MerchantFacts } from './merchant-facts.tsx';
import { UpstreamBlock } from './upstream-block.tsx';
import { WeightTable } from './weight-table.tsx';

/** Everything about one merchant, at an address of its own. */
export function MerchantOverview() {
  const text = useText();
  const { code = '' } = useParams();
  const page = useMerchantPage(code);
  const history = useMerchantHistory(code);
  const mayStop = useRight('stop');
  return (
    <Page
      title={page.data?.name ?? code}
      tools={page.data?.isMaintenance ? <Badge $tone="bad">{text('merchant.closed')}</Badge> : undefined}
    >
      <FilterBar>
        <Ways>
          <Link to={`/flags?at=${code}`}>{text('nav.flags')}</Link>
          <Link to={`/why?at=${code}`}>{text('nav.why')}</Link>
          <Link to={`/merchants/${code}`}>{text('overview.rollBack')}</Link>
          {mayStop ? <Link to={`/stop?name=maintenance&at=${code}`}>{text('merchant.stop')}</Link> : null}
        </Ways>
      </FilterBar>
      <Scroll>
        <FirstAnswer to={page} shape="blocks">
          {(merchant) => (
            <Columns>
              <div>
                <MerchantFacts merchant={merchant} />
                <LiveChanges merchant={merchant} />
                <UpstreamBlock upstream={merchant.upstream} />
                <WeightTable weights={merchant.weights} />
                <Block title={text('flag.history')}>
                  <HistoryList of={history} />
                </Block>
              </div>
              <div>
                <LiveBlock merchant={merchant} />
                <CompiledBlocks merchant={merchant} />
              </div>
            </Columns>
          )}
        </FirstAnswer>
      </Scroll>
    </Page>
  );
}

/** What has to be compiled or proved first stands last and comes together, so that no block pushes another. */
function CompiledBlocks({ merchant }: { readonly merchant: MerchantPage }) {
  const { code, release } = merchant;
  const answers = [useHealth(code, release), useDrift(code, release), useEvidence(code, release, '')];
  if (answers.some(({ data, error }) => !data && !error)) return <Skeleton shape="blocks" />;
  return (
    <>
      <ProblemsBlock merchant={merchant} />
      <DriftBlock merchant={merchant} />
      <ContrastBlock merchant={merchant} />
      <EvidenceBlock merchant={merchant} />
    </>
  );
}

/** In one line, however narrow the window. */
const Ways = styled(Links)`
  flex: none;
  flex-wrap: nowrap;
`;
