// Each function runs inside the page and so stands on its own feet.

/** Everything that can be pressed and gets less than 44 × 44 px of the finger's room, by its own box or another's. */
export function findSmallTargets(): string[] {
  const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
  const wanted = 'a[href], button, input, select, textarea, summary';
  return [...scope.querySelectorAll<HTMLElement>(wanted)].filter(isPressable).filter(isSmall).map(describe);

  function isPressable(element: HTMLElement): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return isShown && !element.matches(':disabled') && element.closest('[inert], [aria-hidden=true]') === null;
  }

  function isSmall(element: HTMLElement): boolean {
    if (isInSentence(element) || isSkipLink(element)) return false;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const centres = [0.5, 0.3, 0.7].flatMap((x) =>
      [0.5, 0.3, 0.7].map((y) => [left + width * x, top + height * y] as const),
    );
    return !centres.some(([x, y]) => isRoomy(element, x, y));
  }

  // Something else may lie on a large target, as the heart on a tile: one free place is enough.
  function isRoomy(element: HTMLElement, x: number, y: number): boolean {
    const reach = 21;
    const points: (readonly [number, number])[] = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ];
    return points.every(([atX, atY]) => belongs(document.elementFromPoint(atX, atY), element));
  }

  function belongs(hit: Element | null, element: HTMLElement): boolean {
    if (hit === null) return false;
    const label = hit.closest('label')?.control;
    return element.contains(hit) || label === element || (hit.contains(element) && isOneField(hit));
  }

  // The frame that a field draws round its control passes the tap on.
  function isOneField(box: Element): boolean {
    return box.querySelectorAll('input, select, textarea').length === 1 && box.getBoundingClientRect().height < 80;
  }

  // WCAG 2.5.8 leaves out what stands in a line of text.
  function isInSentence(element: HTMLElement): boolean {
    return [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  }

  function isSkipLink(element: HTMLElement): boolean {
    return element.getAttribute('href') === '#main';
  }

  function describe(element: HTMLElement): string {
    const { width, height } = element.getBoundingClientRect();
    return `small target ${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`;
  }
}

/** Everything with words or a function that reaches over a side of the window, except in what scrolls sideways. */
export function findOverflow(): string[] {
  const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>('*')].filter(isReporting).filter(reachesOut).map(describe);

  function isReporting(element: HTMLElement): boolean {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const isMeant = hasWords || element.matches('a[href], button, input, select, textarea, img');
    return isMeant && element.checkVisibility({ visibilityProperty: true }) && !isAside(element);
  }

  function isAside(element: HTMLElement): boolean {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(parent);
      if (parent.matches('[inert], [aria-hidden=true], option') || clipPath !== 'none') return true;
      if (overflowX === 'auto' || overflowX === 'scroll') return parent.scrollWidth > parent.clientWidth;
      // A notice that runs along shows all of itself in time.
      if (overflowX === 'hidden' && element.getAnimations().length > 0) return true;
    }
    return false;
  }

  function reachesOut(element: HTMLElement): boolean {
    const { left, right } = element.getBoundingClientRect();
    const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'visible';
    return left < -1 || right > innerWidth + 1 || (isCut && left + element.scrollWidth > innerWidth + 1);
  }

  function describe(element: HTMLElement): string {
    const { left, right } = element.getBoundingClientRect();
    return `overflow ${Math.round(left)}…${Math.round(right)} of ${innerWidth}: ${element.outerHTML.slice(0, 140)}`;
  }
}

/** Everything that takes the focus and does not show it: no ring on it, beside it or on the box that holds it. */
export function findHiddenFocus(): string[] {
  const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
  const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]';
  return [...scope.querySelectorAll<HTMLElement>(wanted)].filter(takesFocus).filter(hidesIt).map(describe);

  function takesFocus(element: HTMLElement): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return isShown && element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[inert]') === null;
  }

  function hidesIt(element: HTMLElement): boolean {
    const places = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    const looks = () => places.map((place) => (place ? ringOf(getComputedStyle(place)) : ''));
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looks();
    element.focus();
    return document.activeElement !== element || looks().every((look, index) => look === '' || look === before[index]);
  }

  function ringOf({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration): string {
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    return `${hasRing ? `${outlineWidth} ${outlineColor}` : ''}${boxShadow === 'none' ? '' : boxShadow}`;
  }

  function describe(element: HTMLElement): string {
    return `no focus ring: ${element.outerHTML.slice(0, 140)}`;
  }
}

/** Accessible names in a page of right-to-left language that nobody translated. */
export function findForeignNames(ownNames: readonly string[]): string[] {
  const named = document.querySelectorAll('[aria-label], [alt], [title], [placeholder]');
  return [...named].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].flatMap((attribute) => {
      const name = element.getAttribute(attribute) ?? '';
      const isForeign = /\p{Script=Latin}{2}/u.test(name) && !ownNames.some((own) => name.includes(own));
      return isForeign ? [`not in Urdu: ${attribute}="${name}"`] : [];
    }),
  );
}

/** Urdu words that are drawn as only Latin may be: as small capitals (which shrink them), with gaps between joined letters, slanted; or too small to be read. */
export function findDistortedUrdu(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const isUrdu = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{Script=Arabic}/u.test(node.textContent ?? ''),
    );
    const { fontVariantCaps, letterSpacing, fontStyle, fontSize } = getComputedStyle(element);
    // What has no room has no size.
    if (!isUrdu || !element.checkVisibility() || fontSize === '0px') return [];
    const faults = [
      fontVariantCaps === 'normal' ? '' : fontVariantCaps,
      (Number.parseFloat(letterSpacing) || 0) === 0 ? '' : `letters ${letterSpacing} apart`,
      fontStyle === 'normal' ? '' : fontStyle,
      Number.parseFloat(fontSize) < 12 ? fontSize : '',
    ].filter((fault) => fault !== '');
    return faults.length > 0 ? [`Urdu ${faults.join(', ')}: ${element.outerHTML.slice(0, 140)}`] : [];
  });
}
