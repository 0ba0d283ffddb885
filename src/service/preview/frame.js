// What a frame of the console or of the start page has more than a player's page: it is the visitor that was asked for, and
// what comes or goes is outlined. Runs before the page's own scripts; nothing of it reaches players.
(() => {
  const { merchant, visitor, marks, opensMenu, sendsForm, isBefore, notice, isAlone, ...given } = JSON.parse(
    document.getElementById('livery-frame').textContent,
  );
  const { memberType, language, scheme } = visitor;

  /** Storage that ends with the page: browsers may give a frame none, and nothing of a preview is to stay. */
  function memoryStorage(entries) {
    const kept = new Map(Object.entries(entries));
    const methods = {
      getItem: (name) => kept.get(String(name)) ?? null,
      setItem: (name, value) => void kept.set(String(name), String(value)),
      removeItem: (name) => void kept.delete(String(name)),
      clear: () => kept.clear(),
      key: (index) => [...kept.keys()][index] ?? null,
    };
    return new Proxy(methods, {
      get: (own, name) => (name === 'length' ? kept.size : (own[name] ?? kept.get(String(name)))),
      has: (own, name) => name in own || kept.has(String(name)),
    });
  }
  const isAbout = (pattern) => marks.some((id) => pattern.test(id));
  const session = given.session ?? {
    token: 'preview',
    merchantCode: merchant,
    userName: 'preview',
    type: memberType,
    firstTimeLogin: false,
  };
  const storages = {
    localStorage: memoryStorage({
      [`${merchant}.scheme`]: scheme,
      [`${merchant}.language`]: language,
      // What asks once has been answered, unless it is what changes.
      ...(isAbout(/age/i) ? {} : { [`${merchant}.ageConfirmed`]: '99' }),
    }),
    sessionStorage: memoryStorage({
      ...(isAbout(/popup|announcement/i) ? {} : { NOTICE_POP: '1' }),
      ...(memberType === undefined ? {} : { MC_SESSION_INFO: JSON.stringify(session) }),
    }),
  };
  for (const [name, value] of Object.entries(storages)) Object.defineProperty(window, name, { value });
  // Neither does a worker stay.
  delete Navigator.prototype.serviceWorker;

  // A page beside the console's own takes the focus from nobody who types there.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusOnceUsed(...options) {
    if (window === window.parent || navigator.userActivation.hasBeenActive) focus.apply(this, options);
  };

  const style = new CSSStyleSheet();
  style.replaceSync(`
    [data-frame-mark] { outline: 4px solid oklch(0.6 0.2 257) !important; outline-offset: -4px !important; border-radius: 8px;
      box-shadow: inset 0 0 0 200vmax oklch(0.6 0.2 257 / 0.12) !important; }
    [data-frame-mark='removed'] { outline-style: dashed !important; }
    [data-frame-notice] { position: fixed; inset-inline: 0; inset-block-start: 0; z-index: 2147483647; padding: 6px 12px;
      background: oklch(0.3 0.09 257); color: white; font: 600 14px/1.4 system-ui, sans-serif; text-align: center; }
  `);
  document.adoptedStyleSheets.push(style);

  /** Key of the nearest list entry that an element is drawn for: React keeps it beside the element. */
  function keyOf(element) {
    const name = Object.keys(element).find((own) => own.startsWith('__reactFiber$'));
    for (let fiber = element[name]; fiber; fiber = fiber.return) {
      if (fiber.key !== null) return fiber.key;
      // Beyond the element around it, the entry is another's.
      if (fiber.return && typeof fiber.return.type === 'string') return undefined;
    }
    return undefined;
  }

  let isMenuOpen = false;
  function openMenu() {
    const button = document.querySelector('header button[aria-expanded="false"]');
    if (!button || !Object.keys(button).some((own) => own.startsWith('__reactProps$'))) return;
    isMenuOpen = true;
    button.click();
  }

  let isFormSent = false;
  function sendForm() {
    const button = document.querySelector('main form [type="submit"]');
    if (!button || !Object.keys(button).some((own) => own.startsWith('__reactProps$'))) return;
    isFormSent = true;
    button.click();
  }

  // From the first touch on a person scrolls.
  let isTouched = false;
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(name, () => void (isTouched = true), { once: true, passive: true });

  let shown;
  function mark() {
    const wanted = new Set(marks);
    for (const element of document.body.querySelectorAll('*')) {
      const key = keyOf(element);
      if (key === undefined || !wanted.has(key) || element.hasAttribute('data-frame-mark')) continue;
      element.setAttribute('data-frame-mark', isBefore ? 'removed' : 'added');
      if (!shown?.isConnected) shown = element;
    }
    // What comes above it later pushes it away again.
    if (shown?.isConnected && !isTouched) bringIntoView(shown);
  }

  /** Scrolls within this page alone: the page around it stays where it is. */
  function bringIntoView(element) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return;
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (box.scrollHeight <= box.clientHeight + 1) continue;
      box.scrollTop += top - (innerHeight - (bottom - top)) / 2;
      scrolled = box;
      if (box.scrollTop > 0) return;
    }
  }

  /** Box that was scrolled for what is outlined. */
  let scrolled;
  /** The page beside this one, which has nothing to outline, stands at the same height. */
  function scrollBeside() {
    if (!scrolled?.isConnected || isTouched || window === window.parent) return;
    const { scrollTop, tagName } = scrolled;
    const index = [...document.getElementsByTagName(tagName)].indexOf(scrolled);
    for (let frame = 0; frame < window.parent.frames.length; frame += 1)
      window.parent.frames[frame].postMessage({ liveryFrame: { scrollTop, tagName, index } }, '*');
  }
  addEventListener('message', ({ data, source }) => {
    const place = data?.liveryFrame;
    if (!place || source === window || isTouched || marks.length > 0) return;
    const box = document.getElementsByTagName(String(place.tagName))[Number(place.index)];
    if (box) box.scrollTop = Number(place.scrollTop);
  });

  function say(words) {
    const line = document.createElement('p');
    line.setAttribute('data-frame-notice', '');
    line.setAttribute('role', 'note');
    line.textContent = words;
    document.body.append(line);
  }

  addEventListener('DOMContentLoaded', () => {
    if (notice && (isAlone || window === window.parent)) say(notice);
    // As late as a busy machine makes the page answer.
    const acting = setInterval(() => {
      if (opensMenu && !isMenuOpen) openMenu();
      if (sendsForm && !isFormSent) sendForm();
      if ((isMenuOpen || !opensMenu) && (isFormSent || !sendsForm)) clearInterval(acting);
    }, 250);
    if (marks.length === 0) return;
    new MutationObserver(mark).observe(document.body, { subtree: true, childList: true });
    // A page that was drawn by the server changes nothing as it comes to life.
    const timer = setInterval(() => {
      mark();
      scrollBeside();
    }, 250);
    setTimeout(() => clearInterval(timer), 10_000);
  });
})();
