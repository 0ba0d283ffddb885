import { type RefObject, useLayoutEffect } from 'react';

export interface ExitAnimationProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** Stands among the content of an overlay and sees it go: the content leaves the page before the dialog closes. */
export function ExitAnimation({ dialog }: ExitAnimationProps) {
  useLayoutEffect(
    () => () => {
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- The dialog as it is when its content goes.
      if (dialog.current !== null) playExitAnimation(dialog.current);
    },
    [dialog],
  );
  return null;
}

/**
 * Lets a closing overlay leave by motion: a picture of it, which nobody can touch, focus or hear, plays the animation
 * that the overlay's style has for `data-leaving` and is gone after it. The overlay itself is closed at once, so that
 * focus and page are back without a wait, also when it is taken out of the page while it is open.
 */
export function playExitAnimation(dialog: HTMLDialogElement): void {
  if (dialog.childElementCount === 0 || typeof dialog.showPopover !== 'function') return;
  const picture = document.createElement('div');
  picture.className = dialog.className;
  picture.append(...[...dialog.childNodes].map((node) => node.cloneNode(true)));
  for (const live of picture.querySelectorAll('[data-live]')) live.remove();
  for (const element of picture.querySelectorAll('*')) forgetNames(element);
  for (const landmark of picture.querySelectorAll('header, footer, nav')) makePlain(landmark);
  picture.popover = 'manual';
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.dataset['leaving'] = '';
  picture.toggleAttribute('open', true);
  document.body.append(picture);
  picture.showPopover();
  keepScroll(dialog, picture);
  void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());
}

const names = ['id', 'name', 'for', 'role', 'href', 'aria-live', 'autofocus'];

function forgetNames(element: Element): void {
  for (const name of names) element.removeAttribute(name);
}

/** The page has one top bar and one navigation; a picture of others is not a second. */
function makePlain(landmark: Element): void {
  const plain = document.createElement('div');
  plain.className = landmark.className;
  plain.append(...landmark.childNodes);
  landmark.replaceWith(plain);
}

function keepScroll(from: Element, to: Element): void {
  const scrolled = [...from.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
  for (const { className, scrollTop } of scrolled) {
    const twin = [...to.querySelectorAll('*')].find((element) => element.className === className);
    if (twin) twin.scrollTop = scrollTop;
  }
}
