import { useApplication, useApplications } from '../api/queries.ts';
import { DeskPage } from '../support/desk-page.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationState } from './application-state.tsx';

/** Applications of players for promotions. */
export function ApplicationsPage() {
  return (
    <DeskPage
      path="applications"
      words={{ list: 'application.list', none: 'application.none', noneHint: 'application.noneHint' }}
      without="application.without"
      icon="money"
      usePages={useApplications}
      useOne={useApplication}
      entryOf={(application) => ({
        ...{ player: application.player, words: application.promotion },
        who: application.decided?.by ?? application.proposal?.by.name,
        state: <ApplicationState application={application} />,
      })}
      panelOf={(application, onClose) => (
        <ApplicationPanel
          key={`${application.merchant} ${application.id}`}
          application={application}
          onClose={onClose}
        />
      )}
    />
  );
}
