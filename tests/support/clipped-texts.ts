/** Texts of which a part cannot be seen: cut by their box, or ended by dots. Runs in the page. */
export function clippedTexts(element: Element): readonly string[] {
  return [...element.querySelectorAll('*')].flatMap((one) => {
    const { overflowX, overflowY, clipPath, visibility, position } = getComputedStyle(one);
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
    const isHidden = clipPath !== 'none' || visibility === 'hidden' || one.getClientRects().length === 0;
    if (!hasText || isHidden || (position === 'absolute' && one.clientWidth <= 1)) return [];
    const isWide = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    const isHigh = overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 2;
    return isWide || isHigh ? [one.textContent ?? ''] : [];
  });
}

/** Texts that begin or end beyond the edges of the window. Runs in the page. */
export function beyondTheEdge(element: Element): readonly string[] {
  return [...element.querySelectorAll('*')].flatMap((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
    const isOut = width > 1 && (left < -1 || right > window.innerWidth + 1);
    return hasText && isOut ? [`${one.textContent} reaches from ${left} to ${right}`] : [];
  });
}
