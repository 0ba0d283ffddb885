import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { TabPanel, Tabs, token } from '../../../ui/index.ts';
import { FeedbackForm } from '../parts/feedback-form.tsx';
import { OwnQuestions } from '../parts/own-questions.tsx';

/** Ask the operator something, and read what was answered before (rows A-146…A-152). */
export default function FeedbackScreen() {
  const text = useText();
  const [tab, setTab] = useState('ask');
  return (
    <Page data-fills={tab === 'ask' ? '' : undefined}>
      <Head>
        <Tabs
          id="feedback"
          label={text('feedback:title')}
          current={tab}
          onChoose={setTab}
          items={[
            { id: 'ask', label: text('feedback:ask') },
            { id: 'own', label: text('feedback:own') },
          ]}
        />
      </Head>
      <TabPanel tabs="feedback" current={tab}>
        {tab === 'ask' ? <FeedbackForm onSent={() => setTab('own')} /> : <OwnQuestions />}
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
  padding: 12px ${token('space.gutter')} 8px;
`;
