import { useNavigate, useParams } from 'react-router-dom';
import { useApplications } from '../api/queries.ts';
import { Empty } from '../parts/empty.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { DeskList } from '../support/desk-list.tsx';
import { useMerchantFilter } from '../support/use-merchant-filter.tsx';
import { WithoutNote } from '../support/without-note.tsx';
import { useText } from '../texts/use-text.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationState } from './application-state.tsx';

/** Applications of players for promotions: who waits longest stands first, one opens beside the list. */
export function ApplicationsPage() {
  const text = useText();
  const navigate = useNavigate();
  const { code, id } = useParams();
  const { data, error } = useApplications();
  const { keep, search, picker } = useMerchantFilter();
  const applications = (data?.applications ?? []).filter(keep);
  const opened = data?.applications.find((one) => one.merchant === code && one.id === Number(id));
  return (
    <Page
      title={text('nav.applications')}
      count={data ? applications.filter(({ decided }) => !decided).length : undefined}
      tools={picker}
      panel={
        opened ? (
          <ApplicationPanel
            key={`${code} ${id}`}
            application={opened}
            onClose={() => void navigate(`/applications${search}`)}
          />
        ) : undefined
      }
    >
      <Scroll>
        {data ? <WithoutNote merchants={data.without} words="application.without" /> : <RefusalNotice error={error} />}
        {data && applications.length === 0 ? (
          <Empty icon="money" title={text('application.none')}>
            {text('application.noneHint')}
          </Empty>
        ) : null}
        <DeskList
          label={text('application.list')}
          entries={applications.map((application) => ({
            ...{ merchant: application.merchant, id: application.id, isOpened: application === opened },
            ...{ player: application.player, words: application.promotion },
            who: application.decided?.by ?? application.proposal?.by.name,
            state: <ApplicationState application={application} />,
          }))}
          onOpen={(one) => void navigate(`/applications/${one.merchant}/${one.id}${search}`)}
        />
      </Scroll>
    </Page>
  );
}
