import { describe, expect, it } from 'vitest';
import { aRuntime } from '../testing/runtime.fixture.ts';
import { writeLanguageCookie } from './translation.ts';

describe('createTranslation', () => {
  it('switches to the texts of the chosen language and keeps the choice', async () => {
    const { runtime, host } = aRuntime({ answer: () => ({ body: { app: { hello: 'خوش آمدید' } } }) });
    await expect(runtime.translation.choose('ur')).resolves.toBe(true);
    expect(runtime.translation.text('app:hello')).toBe('خوش آمدید');
    expect(host.local?.getItem('acme.language')).toBe('ur');
  });

  it('stays with the last choice, whichever texts come last', async () => {
    const { runtime, host } = aRuntime({ answer: () => ({ body: { app: { hello: 'خوش آمدید' } } }) });
    const first = runtime.translation.choose('ur');
    await expect(runtime.translation.choose('en')).resolves.toBe(true);
    await expect(first).resolves.toBe(false);
    expect(runtime.translation.text('app:hello')).toBe('Hello');
    expect(host.local?.getItem('acme.language')).toBe('en');
  });

  it('falls back to English for a missing text and never shows a key', async () => {
    const { runtime } = aRuntime({ answer: () => ({ body: { app: {} } }) });
    await runtime.translation.choose('ur');
    expect(runtime.translation.text('app:hello')).toBe('Hello');
    expect(runtime.translation.text('app:neverWritten')).toBe('');
  });

  it('stays with the current language when the texts cannot be loaded or are not offered', async () => {
    const { runtime } = aRuntime({ answer: () => ({ status: 503 }) });
    await expect(runtime.translation.choose('ur')).resolves.toBe(false);
    await expect(runtime.translation.choose('fr')).resolves.toBe(false);
    expect(runtime.translation.text('app:hello')).toBe('Hello');
  });
});

describe('the language cookie', () => {
  it('is Secure and bound to its host over HTTPS, and never goes to another site', () => {
    expect(writeLanguageCookie('ur', 'https:')).toBe(
      '__Host-livery-language=ur;path=/;max-age=31536000;SameSite=Lax;Secure',
    );
    expect(writeLanguageCookie('ur', 'http:')).toBe('livery-language=ur;path=/;max-age=31536000;SameSite=Lax');
  });
});
