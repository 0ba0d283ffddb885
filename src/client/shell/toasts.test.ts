import { describe, expect, it } from 'vitest';
import { aClock } from '../testing/clock.fixture.ts';
import { someSettings } from '../../engine/site.fixture.ts';
import { createToasts, type ToastSetting } from './toasts.ts';

const settings = someSettings();
const settingOf: ToastSetting = (name) => settings[name];

describe('createToasts', () => {
  it.each([
    [{}, 1500],
    [{ kind: 'success' }, 1500],
    [{ kind: 'info' }, 2000],
    [{ kind: 'error' }, 3000],
    [{ long: true }, 8000],
    [{ kind: 'error', ms: 1000 }, 1000],
  ] as const)('keeps %j for %i ms', (options, ms) => {
    const clock = aClock();
    const toasts = createToasts(clock, settingOf);
    toasts.attach();
    toasts.show('Done', options);
    clock.advance(ms - 1);
    expect(toasts.store.getState().toasts).toHaveLength(1);
    clock.advance(1);
    expect(toasts.store.getState().toasts).toEqual([]);
  });

  it('lets the time of a toast begin when the region can be seen', () => {
    const clock = aClock();
    const toasts = createToasts(clock, settingOf);
    toasts.show('Done');
    clock.advance(60_000);
    expect(toasts.store.getState().toasts).toHaveLength(1);
    toasts.attach();
    clock.advance(1500);
    expect(toasts.store.getState().toasts).toEqual([]);
  });

  it("keeps a toast for the site's own time, where a setting gives one", () => {
    const clock = aClock();
    const toasts = createToasts(clock, (name) => (name === 'toast.shortMs' ? 5000 : settingOf(name)));
    toasts.attach();
    toasts.show('Failed', { kind: 'error' });
    clock.advance(4999);
    expect(toasts.store.getState().toasts).toHaveLength(1);
    clock.advance(1);
    expect(toasts.store.getState().toasts).toEqual([]);
  });

  it('keeps a loading toast until it is dismissed', () => {
    const clock = aClock();
    const toasts = createToasts(clock, settingOf);
    const dismiss = toasts.show('Please wait', { kind: 'loading' });
    clock.advance(30_000);
    expect(toasts.store.getState().toasts).toHaveLength(1);
    dismiss();
    expect(toasts.store.getState().toasts).toEqual([]);
  });
});
