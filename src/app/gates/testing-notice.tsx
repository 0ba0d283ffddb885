import { styled } from 'styled-components';
import { useText } from '../../client/index.ts';
import { token } from '../../ui/index.ts';

/** Says over the site that a tester sees it open while players find it closed, and leads out of it. */
export default function TestingNotice() {
  const text = useText();
  return (
    <Notice aria-label={text('app:testing')}>
      <span>{text('app:testing')}</span>
      <a href="/livery/pass">{text('app:testingEnd')}</a>
    </Notice>
  );
}

const Notice = styled.aside`
  position: fixed;
  inset-block-end: calc(76px + env(safe-area-inset-bottom));
  inset-inline: 0;
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  justify-content: center;
  inline-size: fit-content;
  max-inline-size: calc(100% - 24px);
  margin-inline: auto;
  padding-inline: 16px;
  border-radius: 22px;
  background: ${token('color.text')};
  color: ${token('color.bg')};
  font-size: 0.8125rem;
  & a { display: inline-flex; align-items: center; min-block-size: 44px; color: inherit; font-weight: 600; text-decoration: underline; }
`;
