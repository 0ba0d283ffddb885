import { useState } from 'react';
import { styled } from 'styled-components';
import { useSupport, useUnlisted } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../texts/use-text.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { DeskPage } from './desk-page.tsx';
import { playerName } from './player-name.ts';
import { ShownNameDialog } from './shown-name-dialog.tsx';
import { TalkState } from './talk-state.tsx';

/** Live chat with players. */
export function SupportPage() {
  const text = useText();
  const [isNaming, setNaming] = useState(false);
  const shownAs = useSupport().data?.pages[0]?.shownAs;
  return (
    <>
      <DeskPage
        path="support"
        words={{ list: 'support.list', none: 'support.none', noneHint: 'support.noneHint' }}
        without="support.without"
        icon="chat"
        tools={
          <NameButton onClick={() => setNaming(true)}>
            <span>{shownAs ? text('support.named', { name: shownAs }) : text('support.unnamed')}</span>
          </NameButton>
        }
        usePages={useSupport}
        useOne={useUnlisted}
        entryOf={(talk) => ({
          ...{ player: playerName(talk, text), words: talk.lastText, who: talk.holder?.name },
          state: <TalkState conversation={talk} />,
        })}
        panelOf={({ merchant, id }, onClose) => (
          <ConversationPanel key={`${merchant} ${id}`} merchant={merchant} id={id} onClose={onClose} />
        )}
      />
      {isNaming ? <ShownNameDialog shownAs={shownAs} onClose={() => setNaming(false)} /> : null}
    </>
  );
}

/** As wide whatever the name is, and begun at the same place, so that nothing moves. */
const NameButton = styled(Button)`
  flex: none;
  inline-size: clamp(132px, 30cqi, 216px);
  justify-content: flex-start;
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
