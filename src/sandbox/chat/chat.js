// Sends without leaving the page, and asks every two seconds for what the other side has said while the page is seen.

const log = document.querySelector('.log');
const form = document.querySelector('form');
const header = document.querySelector('header');
if (header?.dataset.color) header.style.setProperty('--head', header.dataset.color);

/** @param {string} at */
const clockTime = (at) => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false });
// The server writes universal time.
for (const time of document.querySelectorAll('.log time'))
  time.textContent = clockTime(time.getAttribute('datetime') ?? '');

if (log instanceof HTMLElement && form) {
  const text = form.querySelector('textarea');
  const from = log.dataset.from ?? '';

  /** @param {{ id: number, author: string, text: string, at: string, name?: string }} message */
  const add = ({ id, author, text: said, at, name }) => {
    if (id <= Number(log.dataset.last)) return;
    log.dataset.last = String(id);
    const item = document.createElement('li');
    item.className = author === 'player' ? 'own' : 'other';
    const who = document.createElement('span');
    who.className = 'who';
    const side = log.dataset[author] ?? '';
    // As `nameOf` of the page writes it.
    who.textContent = name === undefined ? side : `\u2068${name}\u2069 · ${side}`;
    const words = document.createElement('p');
    words.dir = 'auto';
    words.textContent = said;
    const time = document.createElement('time');
    time.dateTime = at;
    time.textContent = clockTime(at);
    item.append(who, words, time);
    log.append(item);
    item.scrollIntoView({ block: 'end' });
    document.querySelector('.empty')?.setAttribute('hidden', '');
  };
  const ask = async () => {
    const join = from.includes('?') ? '&' : '?';
    const answer = await fetch(`${from}${join}after=${log.dataset.last}`, { headers: { accept: 'application/json' } });
    if (answer.ok) for (const message of await answer.json()) add(message);
  };

  const send = async () => {
    if (!text?.value.trim()) return;
    const body = new URLSearchParams({ text: text.value });
    const answer = await fetch(from, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`);
    text.value = '';
    await ask();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // What was typed stays in the plain form, whose answer says what is wrong.
    send().catch(() => form.submit());
  });
  text?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  log.lastElementChild?.scrollIntoView({ block: 'end' });
  setInterval(() => {
    if (!document.hidden) ask().catch(() => undefined);
  }, 2_000);
}
