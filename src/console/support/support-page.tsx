import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSupport } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { useText } from '../texts/use-text.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { ShownNameDialog } from './shown-name-dialog.tsx';
import { useMerchantFilter } from './use-merchant-filter.tsx';
import { WithoutNote } from './without-note.tsx';

/** Live chat with players: who waits longest stands first, one conversation opens beside the list. */
export function SupportPage() {
  const text = useText();
  const navigate = useNavigate();
  const { code, id } = useParams();
  const [isNaming, setNaming] = useState(false);
  const support = useSupport();
  const { keep, search, picker } = useMerchantFilter();
  const conversations = (support.data?.conversations ?? []).filter(keep);
  return (
    <Page
      title={text('nav.support')}
      count={support.data ? conversations.filter(({ waitingSince }) => waitingSince).length : undefined}
      tools={
        <>
          {picker}
          <Button onClick={() => setNaming(true)}>
            <Clip>
              {support.data?.shownAs ? text('support.named', { name: support.data.shownAs }) : text('support.unnamed')}
            </Clip>
          </Button>
        </>
      }
      panel={
        code && id ? (
          <ConversationPanel
            key={`${code} ${id}`}
            merchant={code}
            id={Number(id)}
            onClose={() => void navigate(`/support${search}`)}
          />
        ) : undefined
      }
    >
      <Scroll>
        <FirstAnswer to={support} shape="rows">
          {({ without }) => (
            <>
              <WithoutNote merchants={without} words="support.without" />
              {conversations.length === 0 ? (
                <Empty icon="chat" title={text('support.none')}>
                  {text('support.noneHint')}
                </Empty>
              ) : null}
              <ConversationList
                conversations={conversations}
                opened={id === undefined ? undefined : Number(id)}
                onOpen={(one) => void navigate(`/support/${one.merchant}/${one.id}${search}`)}
              />
            </>
          )}
        </FirstAnswer>
      </Scroll>
      {isNaming ? <ShownNameDialog shownAs={support.data?.shownAs} onClose={() => setNaming(false)} /> : null}
    </Page>
  );
}

const Clip = styled.span`
  max-inline-size: clamp(90px, 33cqi, 260px);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
