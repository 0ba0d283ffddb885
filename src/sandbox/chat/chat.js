// Sends without leaving the page, and asks every two seconds for what the other side has said while the page is seen.

const log = document.querySelector('.log');
const form = document.querySelector('.write');
const state = document.querySelector('.state');
const header = document.querySelector('header');
if (header?.dataset.color) header.style.setProperty('--head', header.dataset.color);

const language = document.documentElement.lang === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB';
const shortTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const longDay = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
const nearDay = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

/** @param {Date} at */
const dayOf = (at) => Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / 86_400_000);

/** @param {Date} at */
const dayLabel = (at) => {
  const days = dayOf(at) - dayOf(new Date());
  if (days !== 0 && days !== -1) return longDay.format(at);
  const label = nearDay.format(days, 'day');
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** @param {string} name @param {string} className @param {string} text */
const made = (name, className, text) => {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
};

/** Shows the end of the conversation, above what a message is written in. */
const showEnd = () => {
  if (log?.childElementCount) scrollTo(0, document.documentElement.scrollHeight);
};

/** Puts the player's own clock and days in place of universal time, which the server writes. */
const showTime = () => {
  let last = Number.NaN;
  for (const item of [...(log?.children ?? [])]) {
    const time = item.querySelector('time');
    if (item.classList.contains('day')) item.remove();
    if (!time || item.classList.contains('day')) continue;
    const at = new Date(time.dateTime);
    time.textContent = shortTime.format(at);
    if (dayOf(at) === last) continue;
    last = dayOf(at);
    const day = made('li', 'day', '');
    day.append(made('time', '', dayLabel(at)));
    item.before(day);
  }
};

if (log instanceof HTMLElement && form instanceof HTMLFormElement && state instanceof HTMLElement) {
  const text = form.querySelector('textarea');
  const words = log.dataset;
  const from = words.from ?? '';

  /** @param {string} said */
  const showState = (said) => {
    // What is already told is not told again.
    if (state.textContent !== said) state.textContent = said;
    state.hidden = said === '';
    if (said) showEnd();
  };

  /** @param {{ id: number, author: string, text: string, at: string, name?: string, key?: string }} message */
  const add = ({ id, author, text: said, at, name, key }) => {
    if (id <= Number(words.last)) return;
    words.last = String(id);
    // It has arrived, whatever became of its answer.
    const pending = log.querySelector(`.pending[data-key="${key}"]`);
    if (pending?.matches('.failed')) showState('');
    pending?.remove();
    const item = made('li', author === 'player' ? 'own' : 'other', '');
    const side = words[author] ?? '';
    // As `nameOf` of the page writes it.
    item.append(made('span', 'who', name === undefined ? side : `\u2068${name}\u2069 · ${side}`));
    const paragraph = made('p', '', said);
    paragraph.dir = 'auto';
    const time = document.createElement('time');
    time.dateTime = at;
    item.append(paragraph, time);
    log.insertBefore(item, log.querySelector('.pending'));
    showTime();
    showEnd();
    document.querySelector('.empty')?.setAttribute('hidden', '');
  };

  /** Marks the player's last message as one that has arrived. */
  const markSent = () => {
    for (const mark of log.querySelectorAll('.sent')) mark.remove();
    const last = log.lastElementChild;
    if (last?.matches('.own:not(.pending)')) last.append(made('span', 'sent', words.sent ?? ''));
  };

  const end = () => {
    const way = made('a', 'way', header?.querySelector('a')?.textContent ?? '');
    way.setAttribute('href', header?.querySelector('a')?.getAttribute('href') ?? '/');
    showState(words.ended ?? '');
    form.replaceChildren(state, way);
    clearInterval(asking);
  };

  const ask = async () => {
    const answer = await fetch(`${from}&after=${words.last}`, { headers: { accept: 'application/json' } });
    if (answer.status === 401) return end();
    if (!answer.ok) return;
    if (state.textContent === words.offline) showState('');
    for (const message of await answer.json()) add(message);
    markSent();
  };

  /** Sends what stands in an item; it stays there, with a way to try again, until it has arrived. @param {HTMLElement} item */
  const deliver = async (item) => {
    const mark = item.querySelector('.mark');
    if (!mark) return;
    item.classList.remove('failed');
    mark.replaceChildren(words.sending ?? '');
    const body = new URLSearchParams({
      text: item.querySelector('p')?.textContent ?? '',
      key: item.dataset.key ?? '',
    });
    const answer = await fetch(from, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(
      () => null,
    );
    if (answer?.ok) {
      item.remove();
      showState('');
      return ask();
    }
    if (answer?.status === 401) return end();
    if (!item.isConnected) return;
    item.classList.add('failed');
    const again = made('button', '', words.again ?? '');
    again.addEventListener('click', () => void deliver(item).catch(() => undefined));
    mark.replaceChildren(`${words.failed} · `, again);
    showState((answer ? (answer.status === 429 ? words.many : words.failed) : words.offline) ?? '');
  };

  /** @param {string} said */
  const send = (said) => {
    if (!said.trim()) return;
    const item = made('li', 'own pending', '');
    // Sent again under the same key it stands once. A page without TLS has random numbers, and no `randomUUID`.
    item.dataset.key = [...crypto.getRandomValues(new Uint32Array(4))].join('-');
    const paragraph = made('p', '', said.trim());
    paragraph.dir = 'auto';
    item.append(made('span', 'who', words.player ?? ''), paragraph, made('span', 'mark', ''));
    log.append(item);
    document.querySelector('.empty')?.setAttribute('hidden', '');
    showEnd();
    void deliver(item).catch(() => undefined);
  };

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement && event.submitter.value) return send(event.submitter.value);
    if (!text) return;
    send(text.value);
    text.value = '';
  });
  text?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  addEventListener('offline', () => showState(words.offline ?? ''));
  addEventListener('online', () => {
    showState('');
    for (const item of log.querySelectorAll('.failed')) if (item instanceof HTMLElement) void deliver(item);
  });
  showTime();
  markSent();
  showEnd();
  // Other faces take other room.
  void document.fonts.ready.then(showEnd);
  const asking = setInterval(() => {
    if (!document.hidden) ask().catch(() => showState(words.offline ?? ''));
  }, 2_000);
}
