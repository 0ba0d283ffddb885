import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';
import type { Rest } from './use-rest.ts';

/** How long a rest still lasts, and that it is over; nothing where the site asks for none. */
export function RestNotice({ rest: { isOn, secondsLeft } }: { readonly rest: Rest }) {
  const text = useText();
  if (secondsLeft === undefined) return null;
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <Notice>
      {isOn ? (
        <>
          <Left role="timer">{text('safePlay:restLeft', { time })}</Left>
          <p>{text('safePlay:restNote')}</p>
        </>
      ) : (
        <Left role="status">{text('safePlay:restOver')}</Left>
      )}
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: 6px;
  margin-block: 14px 6px;
  padding: 12px 14px;
  border-inline-start: 3px solid ${token('color.accent')};
  background: ${token('color.surface')};
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Left = styled.p`
  font-weight: ${token('weight.strong')};
  font-variant-numeric: lining-nums tabular-nums;
`;
