import { type UIEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type BuiltForms, useForms } from '../../theme/built-forms.ts';
import { useShellForm, useUiText } from '../../theme/theme-provider.tsx';
import { token } from '../../theme/token.ts';
import type { Banner } from './banner-props.ts';

export interface BannerCarouselProps {
  /** Accessible name. */
  readonly label: string;
  readonly banners: readonly Banner[];
  /** Takes the scrolling list over at idle, for example to advance it by itself; gives the way to let go. */
  readonly enhance?: (list: HTMLElement) => () => void;
}

/** Banners that snap from one to the next, by scrolling alone. */
export function BannerCarousel({ label, banners, enhance }: BannerCarouselProps) {
  const { card } = useForms();
  const text = useUiText();
  const Form = useShellForm('banner');
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => (list.current === null || enhance === undefined ? undefined : enhance(list.current)), [enhance]);

  function follow(event: UIEvent<HTMLElement>) {
    const { scrollLeft, scrollWidth } = event.currentTarget;
    const next = Math.round((Math.abs(scrollLeft) / scrollWidth) * banners.length);
    setShown(next);
  }

  if (banners.length === 0) return null;
  return (
    <section aria-label={label} aria-roledescription="carousel">
      <List ref={list} onScroll={follow} tabIndex={banners.length > 1 ? 0 : -1}>
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            aria-roledescription="slide"
            aria-label={text('slide', { index: index + 1, count: banners.length })}
          >
            {Form === undefined ? null : <Form banner={banner} first={index === 0} />}
          </Slide>
        ))}
      </List>
      {banners.length > 1 ? (
        <Marks aria-hidden>
          {banners.map((banner, index) => (
            <Mark key={banner.id} $on={index === shown} $form={card} />
          ))}
        </Marks>
      ) : null}
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

const Slide = styled.li`
  min-inline-size: 0;
  padding: 8px ${token('space.gutter')} 4px;
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

const Marks = styled.div`
  display: flex;
  justify-content: center;
  gap: 9px;
  block-size: 14px;
  align-items: center;
`;

const marks: Record<BuiltForms['card'], string> = {
  mat: `inline-size: 6px; block-size: 6px; transform: rotate(45deg); border: 1px solid ${token('color.hair')};`,
  fringe: `inline-size: 8px; block-size: 8px; border-radius: 50%; background: ${token('color.trim3')};`,
  block: `inline-size: 8px; block-size: 8px; border-radius: 4px; background: ${token('color.raised')};`,
  flat: `inline-size: 18px; block-size: 3px; background: ${token('color.raised')};`,
  soft: `inline-size: 8px; block-size: 8px; border-radius: 4px; background: ${token('color.raised')};`,
  chamfer: `inline-size: 10px; block-size: 6px; background: ${token('color.raised')};`,
};

const chosen: Record<BuiltForms['card'], string> = {
  mat: `background: ${token('color.accent')}; border-color: ${token('color.accent')};`,
  fringe: `background: ${token('color.trim2')}; transform: scale(1.3);`,
  block: `background: ${token('color.text')};`,
  flat: `background: ${token('color.accent')};`,
  soft: `inline-size: 20px; background: ${token('color.accent')};`,
  chamfer: `background: ${token('color.accent')};`,
};

const Mark = styled.span<{ $on: boolean; $form: BuiltForms['card'] }>`
  ${({ $form }) => marks[$form]}
  ${({ $on, $form }) => ($on ? chosen[$form] : '')}
`;
