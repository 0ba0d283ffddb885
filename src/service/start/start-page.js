// Fills the lists of the start page from the sandbox: demo accounts once, the outbox every two seconds.

const accounts = document.querySelector('[data-list="demo-accounts"] tbody');
const outbox = document.querySelector('[data-list="outbox"]');

/** @param {string} name @returns {Promise<Record<string, string>[]>} */
async function read(name) {
  const answer = await fetch(`/livery/start/${name}`);
  if (!answer.ok) return [];
  const body = await answer.json();
  return Array.isArray(body) ? body : (body.value ?? []);
}

/** @param {string} tag @param {string[]} texts @param {string} cell */
function row(tag, texts, cell) {
  const element = document.createElement(tag);
  for (const text of texts) {
    const child = document.createElement(cell);
    child.textContent = text;
    element.append(child);
  }
  return element;
}

async function showAccounts() {
  const list = await read('demo-accounts');
  accounts?.replaceChildren(
    ...list.map(({ merchant, userName, username, password, note }) =>
      row('tr', [merchant ?? '', userName ?? username ?? '', password ?? '', note ?? ''], 'td'),
    ),
  );
}

async function showOutbox() {
  const list = await read('outbox');
  const lines = list.map(({ at, merchant, to, text }) =>
    row('li', [at ? new Date(at).toLocaleTimeString() : '', merchant ?? '', to ?? '', text ?? ''], 'span'),
  );
  const empty = document.createElement('li');
  empty.textContent = 'Nothing sent yet. Ask for an SMS code on any brand and it appears here.';
  outbox?.replaceChildren(...(lines.length > 0 ? lines : [empty]));
}

await Promise.allSettled([showAccounts(), showOutbox()]);
setInterval(() => {
  if (!document.hidden) void showOutbox();
}, 2_000);
