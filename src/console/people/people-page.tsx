import { useState } from 'react';
import { usePeople } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { Sheet } from './sheet.tsx';

/** Who may come in and what each may do. */
export function PeoplePage() {
  const text = useText();
  const { person: self } = useOpenSession();
  const people = usePeople();
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title={text('nav.people')}
      count={people.data?.length}
      tools={
        <Button $tone="main" onClick={() => setInviting(true)}>
          {text('people.invite')}
        </Button>
      }
    >
      <Scroll>
        <Sheet>
          <p>{text('people.lead')}</p>
          <FirstAnswer to={people} shape="sheet">
            {(lines) => (
              <ul>
                {lines.map((line) => (
                  <PersonRow key={line.id} line={line} isSelf={line.id === self.id} />
                ))}
              </ul>
            )}
          </FirstAnswer>
        </Sheet>
      </Scroll>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Page>
  );
}
