import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type PageHeadProps, TitleBar, token, usePageForm } from '../ui/index.ts';
import { useLogo, useNavigation, useSite } from '../client/hooks.ts';

/** One entry of the login/register switch. */
export interface SwitchEntry {
  readonly route: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface AccountPageProps {
  readonly title: string;
  /** The login/register switch; absent on pages that stand outside it. */
  readonly switch?: { readonly label: string; readonly entries: readonly SwitchEntry[] };
  /** Back leads to the lobby, or one step back where the page was reached from another one (row A-051). */
  readonly leavesTo?: 'home' | 'back';
  /** Login and recovery: short forms under a large head with what the brand owns. */
  readonly isMoment?: boolean;
  readonly children: ReactNode;
}

/** Frame of login, registration and recovery: back to the lobby, the switch between them, the brand's logo. */
export function AccountPage({
  title,
  switch: between,
  leavesTo = 'home',
  isMoment = false,
  children,
}: AccountPageProps) {
  const navigation = useNavigation();
  const { identity } = useSite();
  const logo = useLogo();
  const form = usePageForm();
  const Head = form?.Head ?? PlainHead;
  return (
    <Page data-moment={isMoment ? '' : undefined}>
      <TitleBar title={title} onBack={() => (leavesTo === 'home' ? navigation.go('home.screen') : navigation.back())} />
      {form === undefined ? null : (
        <>
          <Head
            mark={
              logo === undefined ? <Name translate="no">{identity.name}</Name> : <Logo {...logo} alt={identity.name} />
            }
            between={between ? <AccountSwitch {...between} /> : undefined}
            isMoment={isMoment}
          />
          {children}
        </>
      )}
    </Page>
  );
}

// Where the form of the theme cannot be had, the page is complete without it.
function PlainHead({ mark, between }: PageHeadProps) {
  return (
    <Brand>
      {mark}
      {between}
    </Brand>
  );
}

function AccountSwitch({ label, entries }: NonNullable<AccountPageProps['switch']>) {
  const navigation = useNavigation();
  const go = (event: MouseEvent, route: string) => {
    event.preventDefault();
    navigation.go(route);
  };
  return (
    <Switch aria-label={label}>
      {entries.map(({ route, label: name, isCurrent }) => (
        <Entry
          key={route}
          href={navigation.pathOf(route)}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => go(event, route)}
        >
          {name}
        </Entry>
      ))}
    </Switch>
  );
}

/** Stretches to the window's foot, so that the submit button stands there even on a short form. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  margin-block-end: -24px;
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 52px;
  padding-inline: ${token('space.gutter')};
`;

const Logo = styled.img`
  inline-size: auto;
  max-inline-size: 112px;
  block-size: 24px;
  object-fit: contain;
`;

const Name = styled.span`
  font-family: ${token('font.logo')};
  letter-spacing: ${token('tracking.logo')};
`;

const Switch = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
`;

const Entry = styled.a`
  display: grid;
  place-items: center;
  min-block-size: 44px;
  border-block-end: 2px solid transparent;
  color: ${token('color.muted')};
  font-weight: ${token('weight.strong')};
  text-decoration: none;
  white-space: nowrap;
  &[aria-current='page'] { color: ${token('color.text')}; border-color: ${token('color.accent')}; }
`;
