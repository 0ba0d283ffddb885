import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNavigation, useRuntime, useSetting, useSite, useText } from '../../client/index.ts';
import { storageNames } from '../../client/browser/storage-names.ts';
import { routeAt } from '../../engine/index.ts';
import { Button, EmptyState } from '../../ui/index.ts';
import { GateFrame } from './gate-frame.tsx';

export interface AgeGateProps {
  readonly children: ReactNode;
}

/** The terms can be read before they are confirmed. */
const openRoute = 'help.screen';

/** Stands in front of the site until a visitor has confirmed age and terms; yes is remembered in this browser (row A-222). */
export default function AgeGate({ children }: AgeGateProps) {
  const { storage } = useRuntime();
  const { pathname } = useLocation();
  const { routes } = useSite();
  const age = useSetting('ages.gate');
  const [state, setState] = useState<'unknown' | 'open' | 'closed'>('unknown');
  useEffect(() => {
    const confirmed = Number(storage.local.read(storageNames.ageConfirmed) ?? 0);
    setState(confirmed >= age ? 'open' : 'closed');
  }, [storage, age]);
  if (state === 'open' || routeAt(pathname, routes)?.id === openRoute) return children;
  return (
    <Page
      age={age}
      onConfirm={() => {
        storage.local.write(storageNames.ageConfirmed, String(age));
        setState('open');
      }}
    />
  );
}

function Page({ age, onConfirm }: { readonly age: number; onConfirm(): void }) {
  const text = useText();
  const navigation = useNavigation();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Backdrop $age={age}>
      <GateFrame>
        <EmptyState
          icon="shield"
          title={isRefused ? text('app:ageSorry') : text('app:ageTitle', { age })}
          note={isRefused ? text('app:ageSorryText', { age }) : text('app:ageText', { age })}
          action={
            isRefused ? null : (
              <Choices>
                <Button size="large" wide onClick={onConfirm}>
                  {text('app:ageYes', { age })}
                </Button>
                <Button tone="quiet" wide onClick={() => setIsRefused(true)}>
                  {text('app:ageNo', { age })}
                </Button>
                <Button tone="ghost" onClick={() => navigation.go('help.screen', { tag: 'terms' })}>
                  {text('app:ageTerms')}
                </Button>
              </Choices>
            )
          }
        />
      </GateFrame>
    </Backdrop>
  );
}

/** The boot script knows a returning visitor's answer before the first paint: they never see the question again. */
const Backdrop = styled.div<{ $age: number }>`
  display: contents;
  ${({ $age }) => `html[data-age='${$age}'] & { visibility: hidden; }`}
`;

const Choices = styled.div`
  display: grid;
  gap: 10px;
  inline-size: min(100%, 320px);
`;
