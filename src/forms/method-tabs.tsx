import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MethodItem } from '../contracts/feature.ts';
import { TabPanel, Tabs, token } from '../ui/index.ts';
import { useText } from '../client/hooks.ts';

export interface MethodTabsProps {
  readonly id: string;
  /** Accessible name of the choice. */
  readonly label: string;
  readonly methods: readonly MethodItem[];
  readonly current: string;
  onChoose(id: string): void;
  readonly children: ReactNode;
}

/** The form of the chosen method; the choice itself shows only where there are several (rows ). */
export function MethodTabs({ id, label, methods, current, onChoose, children }: MethodTabsProps) {
  const text = useText();
  const isChoice = methods.length > 1;
  // The panel is the same element with and without tabs, so that a further method leaves the open form alone.
  return (
    <>
      {isChoice ? (
        <Strip>
          <Tabs
            id={id}
            label={label}
            items={methods.map((method) => ({ id: method.id, label: text(method.label) }))}
            current={current}
            onChoose={onChoose}
          />
        </Strip>
      ) : null}
      <TabPanel tabs={id} current={current} isAlone={!isChoice}>
        {children}
      </TabPanel>
    </>
  );
}

const Strip = styled.div`
  padding: 4px ${token('space.gutter')} 6px;
`;
