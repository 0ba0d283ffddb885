import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SupportAnswer } from '../../contracts/console/support.ts';
import { useFlagTable, useMerchantName, useSupport } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { MerchantPicker } from '../parts/merchant-picker.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { ShownNameDialog } from './shown-name-dialog.tsx';

/** Live chat with players: who waits longest stands first, one conversation opens beside the list. */
export function SupportPage() {
  const text = useText();
  const navigate = useNavigate();
  const { code, id } = useParams();
  const [params, setParams] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const merchants = useFlagTable().data?.merchants ?? [];
  const support = useSupport();
  const chosen = params.get('at')?.split(',').filter(Boolean) ?? [];
  const conversations = (support.data?.conversations ?? []).filter(
    ({ merchant }) => chosen.length === 0 || chosen.includes(merchant),
  );
  const search = params.size > 0 ? `?${params}` : '';
  const choose = (codes: readonly string[]) => setParams(codes.length > 0 ? { at: codes.join(',') } : {});
  return (
    <Page
      title={text('nav.support')}
      count={support.data ? conversations.filter(({ waitingSince }) => waitingSince).length : undefined}
      tools={
        <>
          <MerchantPicker
            merchants={merchants}
            chosen={chosen}
            words={text('filter.merchants', { count: chosen.length || merchants.length })}
            onChoose={choose}
          />
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
        {support.data ? <Without answer={support.data} /> : <RefusalNotice error={support.error} />}
        {support.data && conversations.length === 0 ? (
          <Empty icon="chat" title={text('support.none')}>
            {text('support.noneHint')}
          </Empty>
        ) : null}
        <ConversationList
          conversations={conversations}
          opened={id === undefined ? undefined : Number(id)}
          onOpen={(one) => void navigate(`/support/${one.merchant}/${one.id}${search}`)}
        />
      </Scroll>
      {isNaming ? <ShownNameDialog shownAs={support.data?.shownAs} onClose={() => setNaming(false)} /> : null}
    </Page>
  );
}

/** Which merchants have their live chat elsewhere. */
function Without({ answer }: { readonly answer: SupportAnswer }) {
  const text = useText();
  const nameOf = useMerchantName();
  const { i18n } = useTranslation();
  if (answer.without.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(answer.without.map(nameOf));
  return <Note>{text('support.without', { names, count: answer.without.length })}</Note>;
}

const Note = styled.p`
  padding: 12px 18px;
  border-block-end: 1px solid var(--line);
  color: var(--muted);
`;

const Clip = styled.span`
  max-inline-size: clamp(90px, 33cqi, 260px);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
