// Fills the start page from the sandbox: demo accounts once, the outbox every two seconds.

/** @param {string} name @returns {Promise<Record<string, string>[]>} */
async function read(name) {
  const answer = await fetch(`/${name}`);
  return answer.ok ? answer.json() : [];
}

/** @param {string[]} texts */
function row(texts) {
  const element = document.createElement('tr');
  for (const text of texts) element.insertCell().textContent = text;
  return element;
}

async function showAccounts() {
  const accounts = await read('demo-accounts');
  for (const brand of document.querySelectorAll('[data-brand]')) {
    const own = accounts.filter(({ merchant }) => merchant === brand.getAttribute('data-brand'));
    const password = brand.querySelector('[data-password]');
    if (own.length === 0 || !password) continue;
    password.textContent = own[0]?.password ?? '';
    brand
      .querySelector('[data-list]')
      ?.replaceChildren(...own.map(({ userName = '', note = '' }) => row([userName, note])));
    brand.querySelector('table')?.removeAttribute('hidden');
  }
}

async function showOutbox() {
  const messages = await read('outbox');
  const rows = messages.map(({ at, merchant = '', to = '', text = '' }) =>
    row([at ? new Date(at).toLocaleTimeString() : '', merchant, to, text]),
  );
  document.querySelector('[data-list="outbox"]')?.replaceChildren(...rows);
  document.querySelector('[data-empty="outbox"]')?.toggleAttribute('hidden', rows.length > 0);
}

await Promise.allSettled([showAccounts(), showOutbox()]);
setInterval(() => {
  if (!document.hidden) void showOutbox().catch(() => undefined);
}, 2_000);
