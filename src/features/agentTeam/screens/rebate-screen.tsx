import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNavigation, useText } from '../../../client/index.ts';
import { Button, ScreenBody, TextField, token } from '../../../ui/index.ts';
import { MemberRates } from '../parts/member-rates.tsx';
import { WithOwnRates } from '../parts/own-rates.tsx';
import { RateTable } from '../parts/rate-table.tsx';

/** The agent's own rates, and those that they give a direct member (row G-250). */
export default function RebateScreen() {
  const text = useText();
  const navigation = useNavigation();
  const [query] = useSearchParams();
  const member = query.get('member') ?? '';
  const [typed, setTyped] = useState(member);
  return (
    <Page>
      <WithOwnRates>{(bounds) => <RateTable caption={text('agentTeam:ownRates')} rates={bounds} />}</WithOwnRates>
      <h2>{text('agentTeam:memberRates')}</h2>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          navigation.go('agentTeam.rebate', { member: typed.trim() }, { replace: true });
        }}
      >
        <TextField
          name="member"
          type="search"
          label={text('agentTeam:directMember')}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          onChange={setTyped}
        />
        <Button type="submit" tone="quiet" icon="search" wide disabled={typed.trim() === ''}>
          {text('agentTeam:showRates')}
        </Button>
      </form>
      {member === '' ? null : <MemberRates key={member} name={member} />}
    </Page>
  );
}

const Page = styled(ScreenBody)`
  h2 { margin-block-start: 10px; font-size: ${token('size.heading')}; font-family: ${token('font.display')}; font-weight: ${token('weight.heading')}; line-height: ${token('leading.heading')}; }
  form { display: grid; gap: 14px; min-inline-size: 0; }
  [data-note] { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
`;
