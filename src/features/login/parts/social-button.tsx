import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Button } from '../../../ui/index.ts';
import { useSocialStart } from './use-social-start.ts';

export interface SocialButtonProps {
  readonly provider: 'facebook' | 'google';
}

/** Leads to the provider's own page. Two share a line, because the form above needs the room. */
export function SocialButton({ provider }: SocialButtonProps) {
  const text = useText();
  const { start, isLeaving } = useSocialStart(provider);
  return (
    <Line>
      <Button
        tone="quiet"
        icon={provider}
        wide
        busy={isLeaving}
        aria-label={text(provider === 'google' ? 'login:social.google' : 'login:social.facebook')}
        onClick={() => void start()}
      >
        {text(provider === 'google' ? 'login:social.googleName' : 'login:social.facebookName')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  flex: 1 1 40%;
  margin-block-end: 4px;
`;
