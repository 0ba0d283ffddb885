import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { TabPanel, Tabs } from '../../../ui/index.ts';
import { DirectForm } from '../parts/direct-form.tsx';
import { Invitations } from '../parts/invitations.tsx';
import { WithOwnRates } from '../parts/own-rates.tsx';

/** New members: an account that the agent opens, or a link that others register with (rows G-256, G-257). */
export default function OpenAccountScreen() {
  const text = useText();
  const [tab, setTab] = useState('direct');
  return (
    <Page data-fills={tab === 'direct' ? '' : undefined}>
      <Head>
        <Tabs
          id="openAccount"
          label={text('agentTeam:openAccount')}
          current={tab}
          onChoose={setTab}
          items={[
            { id: 'direct', label: text('agentTeam:direct') },
            { id: 'links', label: text('agentTeam:links') },
          ]}
        />
      </Head>
      <TabPanel tabs="openAccount" current={tab}>
        <WithOwnRates>
          {(bounds) => (tab === 'direct' ? <DirectForm bounds={bounds} /> : <Invitations bounds={bounds} />)}
        </WithOwnRates>
      </TabPanel>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;

const Head = styled.div`
  --space-gutter: 0px;
  padding: 12px var(--page-gutter) 0;
`;
