// Search as one types, folded lists on small screens, and the choices of the gallery.

const field = document.querySelector('[data-search]');
if (field instanceof HTMLInputElement) openSearch(field);
for (const fold of document.querySelectorAll('[data-fold]')) {
  // Both lists stand beside the text where there is room, and are closed above it where there is none.
  if (fold instanceof HTMLDetailsElement && matchMedia('(max-width: 61rem)').matches) fold.open = false;
}
const choices = document.querySelector('[data-choices]');
if (choices instanceof HTMLFormElement) openChoices(choices);

/** @param {HTMLInputElement} input */
function openSearch(input) {
  const list = document.createElement('ul');
  list.id = 'found';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Found');
  list.hidden = true;
  input.after(list);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-expanded', 'false');
  let asked = 0;

  const show = (isShown = false) => {
    list.hidden = !isShown;
    input.setAttribute('aria-expanded', String(isShown));
    if (!isShown) input.removeAttribute('aria-activedescendant');
  };
  const choose = (step = 0) => {
    const options = [...list.querySelectorAll('[role=option]')];
    if (options.length === 0) return;
    const current = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const next = options[(current + step + options.length + (current < 0 && step < 0 ? 1 : 0)) % options.length];
    for (const option of options) option.setAttribute('aria-selected', String(option === next));
    next?.scrollIntoView({ block: 'nearest' });
    if (next) input.setAttribute('aria-activedescendant', next.id);
  };
  const ask = async () => {
    asked += 1;
    const turn = asked;
    const query = input.value.trim();
    if (query === '') return show();
    const answer = await fetch(`/docs/search.json?q=${encodeURIComponent(query)}`).catch(() => undefined);
    if (!answer?.ok || turn !== asked) return undefined;
    /** @type {{ href: string; title: string; page: string; words: string }[]} */
    const places = await answer.json();
    list.replaceChildren(...(places.length === 0 ? [emptyRow(query)] : places.map(placeRow)));
    input.removeAttribute('aria-activedescendant');
    return show(true);
  };

  input.addEventListener('input', () => void ask());
  input.addEventListener('focus', () => void ask());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && !list.hidden) {
      // The list closes first; what was typed goes with the next press.
      event.preventDefault();
      show();
    } else if (event.key === 'Enter') {
      const chosen = list.querySelector('[aria-selected=true]');
      if (list.hidden || !chosen) return;
      event.preventDefault();
      location.href = chosen.getAttribute('data-href') ?? '';
      show();
    }
  });
  list.addEventListener('click', (event) => {
    const row = event.target instanceof Element ? event.target.closest('[data-href]') : null;
    if (!row) return;
    location.href = row.getAttribute('data-href') ?? '';
    show();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !list.contains(target) && target !== input) show();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** @param {{ href: string; title: string; page: string; words: string }} place @param {number} index */
function placeRow({ href, title, page, words }, index) {
  const row = document.createElement('li');
  row.id = `found-${index}`;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', 'false');
  row.setAttribute('data-href', href);
  row.append(part('b', title), part('span', page), part('p', words));
  return row;
}

/** @param {string} query */
function emptyRow(query) {
  const row = part('li', `Nothing found for “${query}”.`);
  row.setAttribute('role', 'presentation');
  return row;
}

/** @param {string} tag @param {string} text */
function part(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** @param {HTMLFormElement} form */
function openChoices(form) {
  form.hidden = false;
  form.addEventListener('change', () => {
    const data = new FormData(form);
    for (const link of document.querySelectorAll('[data-scene]')) {
      const [page = '', hash = ''] = (link.getAttribute('href') ?? '').split('#');
      const [scene] = hash.split('/');
      link.setAttribute('href', `${page}#${scene}/${String(data.get('language'))}/${String(data.get('scheme'))}`);
    }
  });
}
