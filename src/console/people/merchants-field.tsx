import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { MerchantPicker } from '../parts/merchant-picker.tsx';
import { useText } from '../texts/use-text.ts';

/** Which merchants somebody or something may reach; none chosen: all of them. */
export function MerchantsField(props: Omit<ComponentProps<typeof MerchantPicker>, 'words'>) {
  const text = useText();
  const id = useId();
  const { length: count } = props.chosen;
  return (
    <Line role="group" aria-labelledby={id}>
      <span>
        <b id={id}>{text('nav.merchants')}</b>
        <small>{text('grant.merchantsHint')}</small>
      </span>
      <MerchantPicker {...props} words={count === 0 ? text('picker.all') : text('number.merchantsWith', { count })} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  & b { display: block; font-weight: 500; }
  & small { color: var(--muted); font-size: 0.75rem; }
`;
