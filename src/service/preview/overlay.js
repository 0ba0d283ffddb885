// Shows the mistakes of a folder over its preview, and takes them away once they are put right. A page without a preview
// loads again when there is one.
const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { all: initial; }
  section { position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 2147483647; max-block-size: 70vh; overflow: auto;
    box-sizing: border-box; padding: 16px; background: #1c1214; color: #fff4f2; border-block-start: 4px solid #ff6b5e;
    font: 14px/1.5 ui-monospace, monospace; direction: ltr; text-align: start; }
  h1 { margin: 0 0 12px; font: 600 16px/1.4 system-ui, sans-serif; }
  ol { display: grid; gap: 14px; margin: 0; padding: 0; list-style: none; }
  code { color: #ffb3aa; overflow-wrap: anywhere; }
  p { margin: 2px 0 0; overflow-wrap: anywhere; }
  .hint { color: #b9e6c9; }
`);

/** One element with its text; texts are never read as markup. */
function element(name, text, className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function listItem({ file, line, column, message, hint, nearest }) {
  const item = document.createElement('li');
  item.append(element('code', `${file}:${line}:${column}`), element('p', message));
  const advice = [hint, nearest && `Did you mean "${nearest}"?`].filter(Boolean).join(' ');
  if (advice) item.append(element('p', advice, 'hint'));
  return item;
}

let overlay;
function show(problems) {
  overlay?.remove();
  overlay = undefined;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  overlay = document.createElement('div');
  const root = overlay.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const count = errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`;
  const list = document.createElement('ol');
  list.append(...errors.map(listItem));
  section.append(element('h1', `${count}; the last good state stays`), list);
  root.append(section);
  document.body.append(overlay);
}

const source = new EventSource('/livery/preview/problems');
source.addEventListener('problems', ({ data }) => {
  const { problems, isShown } = JSON.parse(data);
  show(problems);
  if (isShown && document.documentElement.dataset.waits !== undefined) location.reload();
});
