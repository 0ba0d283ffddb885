import type { Page } from '@playwright/test';
import type { BenchStack } from './bench-stack.ts';
import type { Figure } from './measure.ts';
import { kibibytes, milliseconds, quantile } from './measure.ts';
import { awaitQuiet, openVisit, scriptsOf } from './open-visit.ts';
import { referencePath } from './reference-shell.ts';

interface Sample {
  /** Until the first keystroke that stays, in milliseconds. */
  readonly typedMs: number;
  /** Until what is typed is checked too: on a drawn page, until its error is in sight. */
  readonly checkedMs: number;
  /** Until the whole page answers. */
  readonly hydratedMs: number;
  /** Bytes of JavaScript over the wire until then. */
  readonly bytes: number;
}

/**
 * From the address (or, prefetched, the tap on "register" of the login) until the first field takes a keystroke that it keeps
 * for good, and until what is typed is checked; against stock RJSF and a thin renderer on our own validator, where the
 * validator is at hand by the first keystroke. A cold page comes with its fields: the field is left, its error must come, and
 * what was typed must stand once the page is hydrated.
 */
export async function measureRegistration(stack: BenchStack, rounds = 5): Promise<Figure[]> {
  const kinds = {
    rjsf: () => visit(stack, referencePath('rjsf')),
    thin: () => visit(stack, referencePath('thin')),
    cold: () => visit(stack, '/m/register', { isDrawn: true }),
    prefetched: () => visitThroughLogin(stack),
  };
  const samples: Record<keyof typeof kinds, Sample[]> = { rjsf: [], thin: [], cold: [], prefetched: [] };
  // The service has asked the platform of this visitor's region by then, as it has of any but the first.
  await kinds.cold();
  // Turns, so that a slow moment of the machine meets all.
  for (let round = 0; round < rounds; round += 1) {
    samples.rjsf.push(await kinds.rjsf());
    samples.thin.push(await kinds.thin());
    samples.cold.push(await kinds.cold());
    samples.prefetched.push(await kinds.prefetched());
  }
  const middle = (kind: keyof typeof kinds, read: (sample: Sample) => number) => quantile(samples[kind].map(read), 0.5);
  const time = (kind: keyof typeof kinds) => middle(kind, ({ typedMs }) => typedMs);
  const checked = (kind: keyof typeof kinds) => middle(kind, ({ checkedMs }) => checkedMs);
  const hydrated = middle('cold', ({ hydratedMs }) => hydratedMs);
  const weight = (kind: keyof typeof kinds) => middle(kind, ({ bytes }) => bytes);
  const line = (name: string, ms: number, reference: 'rjsf' | 'thin'): Figure => ({
    name,
    value: milliseconds(ms),
    against: `${reference === 'rjsf' ? 'stock RJSF + ajv8' : 'thin renderer'}, cold ${milliseconds(checked(reference))}`,
    ratio: ms / checked(reference),
  });
  return [
    line('registration ready to type, cold', time('cold'), 'rjsf'),
    line('registration ready to type, cold', time('cold'), 'thin'),
    line('registration checks what is typed, cold', checked('cold'), 'rjsf'),
    line('registration checks what is typed, cold', checked('cold'), 'thin'),
    line('registration hydrated, cold', hydrated, 'thin'),
    line('registration ready to type, prefetched', time('prefetched'), 'rjsf'),
    line('registration ready to type, prefetched', time('prefetched'), 'thin'),
    {
      name: 'JavaScript until the page is hydrated (whole site)',
      value: kibibytes(weight('cold')),
      against: `stock RJSF + ajv8, the form alone ${kibibytes(weight('rjsf'))}`,
      ratio: weight('cold') / weight('rjsf'),
    },
    {
      name: 'JavaScript until the page is hydrated (whole site)',
      value: kibibytes(weight('cold')),
      against: `thin renderer, the form alone ${kibibytes(weight('thin'))}`,
      ratio: weight('cold') / weight('thin'),
    },
  ];
}

function visit({ browser, url }: BenchStack, path: string, { isDrawn = false } = {}): Promise<Sample> {
  return openVisit(browser, { isSlow: true, script: typeAsSoonAsPossible }, async (page) => {
    await page.goto(url('karat', path), { waitUntil: 'commit' });
    return takeSample(page, path, { isDrawn });
  });
}

function visitThroughLogin({ browser, url }: BenchStack): Promise<Sample> {
  return openVisit(browser, { isSlow: true, script: typeAsSoonAsPossible }, async (page) => {
    await page.goto(url('karat', '/m/login'));
    await page.locator('#login_username').waitFor();
    await awaitQuiet(page, 2_000);
    const prefetched = (await scriptsOf(page)).length;
    await page.locator('a[href="/m/register"]').first().tap();
    const sample = await takeSample(page, '/m/register');
    const late = (await scriptsOf(page)).slice(prefetched);
    const bytes = late.reduce((sum, script) => sum + script.bytes, 0);
    if (bytes > 8 * 1024) throw new Error(`The login did not prefetch ${late.map(({ name }) => name).join(', ')}.`);
    return sample;
  });
}

/** `isDrawn`: the fields came with the page, and the keystroke counts if it is still there once the page is hydrated. */
async function takeSample(page: Page, path: string, { isDrawn = false } = {}): Promise<Sample> {
  for (const mark of isDrawn ? ['benchTyped', 'benchChecked', 'benchHydrated'] : ['benchTyped'])
    await page.waitForFunction((name) => Reflect.has(window, name), mark, { timeout: 60_000, polling: 50 });
  const [typedAt = 0, checkedAt = 0, hydratedAt = 0, startedAt = 0] = await page.evaluate(() =>
    ['Typed', 'Checked', 'Hydrated', 'StartedAt'].map((mark) => Number(Reflect.get(window, `bench${mark}`) ?? 0)),
  );
  if (isDrawn) await page.locator('#registration_username').focus();
  const bytes = (await scriptsOf(page)).reduce((sum, script) => sum + script.bytes, 0);
  if (new URL(page.url()).pathname !== path) throw new Error(`Expected ${path}, found ${page.url()}.`);
  await page.keyboard.type('b');
  const [typed, fields] = await page.evaluate(() => [
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '',
    document.querySelectorAll('[id^="registration_"]:is(input, select, textarea)').length,
  ]);
  if (typed !== 'ab' || Number(fields) < 3) throw new Error(`${path}: "${typed}" in one of ${fields} fields.`);
  const typedMs = typedAt - startedAt;
  return { typedMs, checkedMs: isDrawn ? checkedAt : typedMs, hydratedMs: isDrawn ? hydratedAt : typedMs, bytes };
}

/** Types into the first field as soon as there is one, until what was typed stays, and leaves it. Runs in the page. */
function typeAsSoonAsPossible(): void {
  addEventListener('livery-hydrated', () => Reflect.set(window, 'benchHydrated', performance.now()));
  const watch = () => {
    const place = document.querySelector('[data-field="frame"] [aria-live]');
    const words = place && [getComputedStyle(place, '::after').content, place.textContent];
    if (words?.some((text) => text.includes('characters'))) Reflect.set(window, 'benchChecked', performance.now());
    else requestAnimationFrame(watch);
  };
  addEventListener('click', ({ timeStamp }) => Reflect.set(window, 'benchStartedAt', timeStamp), true);
  let kept = 0;
  const look = () => {
    const input = document.querySelector<HTMLInputElement>('input[id^="registration_"]:not([readonly], [disabled])');
    kept = input?.value === 'a' ? kept + 1 : 0;
    // It has stayed over two frames, in which React would have put back a value of its own.
    if (kept === 2) {
      Reflect.set(window, 'benchTyped', performance.now());
      if (location.pathname === '/m/register' && !Reflect.has(window, 'benchStartedAt')) {
        input?.blur();
        watch();
      }
      return;
    }
    if (input && input.value === '') {
      input.focus();
      document.execCommand('insertText', false, 'a');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
