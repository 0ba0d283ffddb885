import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useRuntime, useSite, useText } from '../../client/index.ts';
import { Button, EmptyState, PageFrame, token } from '../../ui/index.ts';

export interface StatusGateProps {
  readonly children: ReactNode;
}

/** Stands in front of every route: 0 the page, 1 maintenance, 2 restricted with the visitor's address (rows A-215…A-221). */
export function StatusGate({ children }: StatusGateProps) {
  const { status: control, release } = useRuntime();
  const { status, ip } = useStore(control.store, (state) => state.status);
  const isMaintained = useStore(release, (state) => state.site.maintenance);
  if (status === 1 || isMaintained) return <Closed icon="settings" textKey="errors:upgrading" titleKey="app:maintenance" />;
  if (status === 2) return <Closed icon="globe" textKey="errors:restricted" titleKey="app:restricted" ip={ip} />;
  return children;
}

interface ClosedProps {
  readonly icon: string;
  readonly titleKey: string;
  readonly textKey: string;
  readonly ip?: string;
}

function Closed({ icon, titleKey, textKey, ip }: ClosedProps) {
  const text = useText();
  const runtime = useRuntime();
  const { identity } = useSite();
  return (
    <PageFrame>
      <Centre>
        <Brand translate="no">{identity.name}</Brand>
        <EmptyState
          icon={icon}
          title={text(titleKey)}
          note={
            <>
              {text(textKey)}
              {ip ? (
                <Address>
                  {text('app:yourAddress')} <bdi dir="ltr">{ip}</bdi>
                </Address>
              ) : null}
            </>
          }
          action={
            <>
              <Button tone="action" onClick={() => void runtime.status.refresh({ force: true })}>
                {text('app:tryAgain')}
              </Button>
              <Button tone="ghost" onClick={() => void runtime.actions.run('customerService.open')}>
                {text('customerService:title')}
              </Button>
            </>
          }
        />
      </Centre>
    </PageFrame>
  );
}

const Centre = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 80dvh;
`;

const Brand = styled.p`
  text-align: center;
  font-family: ${token('font.logo')};
  font-size: ${token('size.title')};
`;

const Address = styled.span`
  display: block;
  margin-block-start: 8px;
  color: ${token('color.muted')};
`;
