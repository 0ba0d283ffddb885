import type { ShownCard, ShownChange } from '../report-data.ts';
import { element } from './element.ts';
import type { Mode, PageState } from './state.ts';

/** Draws the pictures of one cell in the way that is chosen. */
export function drawStage(card: ShownCard, change: ShownChange, state: PageState): HTMLElement {
  const width = change.width * state.zoom;
  const [before, after] = [picture(change.before, 'accepted', width), picture(change.after, 'found', width)];
  const stage = element('div', {
    className: `stage ${state.mode}`,
    tabIndex: 0,
    role: 'region',
    ariaLabel: 'Pictures',
  });
  if (before === undefined || after === undefined || card.kind !== 'changed') {
    stage.append(...[before, after].flatMap((image) => (image ? [figure(image)] : [])));
    if (stage.childElementCount === 0) stage.append(element('p', {}, ['The picture is not in this store.']));
    return stage;
  }
  stage.append(...drawn[state.mode](before, after, picture(change.mask, 'what differs', width)));
  return stage;
}

type Draw = (before: HTMLImageElement, after: HTMLImageElement, mask: HTMLImageElement | undefined) => readonly Node[];

const drawn: Readonly<Record<Mode, Draw>> = {
  side: (before, after) => [figure(before), figure(after)],
  slider(before, after) {
    const pile = element('div', { className: 'pile' }, [before, after]);
    const range = element('input', {
      type: 'range',
      min: '0',
      max: '100',
      value: '50',
      ariaLabel: 'Share of the accepted picture',
    });
    const cut = () => (after.style.clipPath = `inset(0 0 0 ${range.value}%)`);
    range.addEventListener('input', cut);
    cut();
    return [element('div', { className: 'sliding' }, [range, pile])];
  },
  blink: (before, after) => [element('div', { className: 'pile' }, [before, after])],
  difference: (_before, after, mask) => [element('div', { className: 'pile' }, [after, ...(mask ? [mask] : [])])],
};

function picture(name: string | undefined, alt: string, width: number): HTMLImageElement | undefined {
  if (name === undefined) return undefined;
  const bytes = document.getElementById(`p-${name}`)?.textContent;
  const src = bytes ? `data:image/webp;base64,${bytes}` : `report/${name}.webp`;
  const image = element('img', { alt, src });
  image.style.inlineSize = `${width}px`;
  return image;
}

function figure(image: HTMLImageElement): HTMLElement {
  return element('figure', {}, [element('figcaption', {}, [image.alt]), image]);
}
