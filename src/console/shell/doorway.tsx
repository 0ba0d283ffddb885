import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';

/** The console before it knows who is there: the outline of it, or what to do where no answer comes. */
export function Doorway({ session }: { readonly session: UseQueryResult<SessionAnswer> }) {
  const text = useText();
  return (
    <Outline>
      <div />
      <main>
        <div />
        <FirstAnswer to={session} shape="table" failed={text('entrance.lost')}>
          {() => null}
        </FirstAnswer>
      </main>
    </Outline>
  );
}

const Outline = styled.div`
  display: grid;
  grid-template-columns: 196px minmax(0, 1fr);
  block-size: 100dvh;
  overflow: hidden;
  & > div { background: var(--side); border-inline-end: 1px solid var(--line); }
  & > main { min-inline-size: 0; container-type: inline-size; & > div:first-child { block-size: 101px; border-block-end: 1px solid var(--line); } }
  @media (max-width: 959px) { grid-template-columns: 58px minmax(0, 1fr); }
  ${narrow} { grid-template-columns: minmax(0, 1fr); & > div { display: none; } }
`;
