import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { ChoiceGroup, token } from '../../../ui/index.ts';

export type AccountKind = 'agent' | 'player';

export interface AccountKindChoiceProps {
  readonly kind: AccountKind;
  onChoose(kind: AccountKind): void;
}

/** Whether an account is an agent's, who has a team, or a player's. */
export function AccountKindChoice({ kind, onChoose }: AccountKindChoiceProps) {
  const text = useText();
  return (
    <ChoiceGroup
      layout="tiles"
      label={text('agentTeam:kind')}
      current={kind}
      choices={(['player', 'agent'] as const).map((id) => ({ id, label: <Word>{text(`agentTeam:kind.${id}`)}</Word> }))}
      onChoose={(id) => onChoose(id === 'agent' ? 'agent' : 'player')}
    />
  );
}

/** Tiles are set in the face of figures, which has no Urdu letters. */
const Word = styled.span`
  [lang|='ur'] & { font-family: ${token('font.text')}; }
`;
