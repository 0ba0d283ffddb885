import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { TabPanel, Tabs, token } from '../../../ui/index.ts';
import type { Scope } from './use-earnings.ts';

const scopes: readonly Scope[] = ['self', 'team'];

export interface ScopeTabsProps {
  readonly scope: Scope;
  onChoose(scope: Scope): void;
  readonly children: ReactNode;
}

/** What the agent earned, or what the downline did. */
export function ScopeTabs({ scope, onChoose, children }: ScopeTabsProps) {
  const text = useText();
  return (
    <>
      <Head>
        <Tabs
          id="scope"
          label={text('agentIncome:scope')}
          current={scope}
          onChoose={(id) => onChoose(id === 'team' ? 'team' : 'self')}
          items={scopes.map((id) => ({ id, label: text(`agentIncome:scope.${id}`) }))}
        />
      </Head>
      <TabPanel tabs="scope" current={scope}>
        {children}
      </TabPanel>
    </>
  );
}

const Head = styled.div`
  --space-gutter: 0px;
  padding: ${token('space.above')} var(--page-gutter) 0;
`;
