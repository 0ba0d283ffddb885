import { styled } from 'styled-components';
import { useSetting, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';

/** The merchant's claim about its catalogue, and its copyright line (rows A-387, G-123). */
export function About() {
  const text = useText();
  const count = useSetting('about.gameCount');
  const copyright = useSetting('footer.copyright');
  return (
    <Foot>
      <p>{text('home:about', { count })}</p>
      {copyright === '' ? null : <p>{copyright}</p>}
    </Foot>
  );
}

const Foot = styled.footer`
  display: grid;
  gap: 4px;
  padding: 32px ${token('space.gutter')} 8px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  text-align: center;
`;
