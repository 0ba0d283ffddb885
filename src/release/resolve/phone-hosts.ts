import type { SitePart } from '../../contracts/site.ts';
import { type PhoneSettings, phoneServiceOf } from '../../engine/index.ts';

type Hosts = SitePart['hosts'];

/** Where the invisible reCAPTCHA has its script and its frame; Firebase demands it before a code is sent. */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** What a page has to reach for its phone verification: nothing but the emulator where there is one, nothing without any. */
export function phoneHosts(settings: PhoneSettings): Omit<Hosts, 'image'> {
  const service = phoneServiceOf(settings);
  if (!service) return { connect: [] };
  if (service.emulator !== undefined) return { connect: [service.emulator] };
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    script: recaptcha,
    frame: recaptcha.slice(0, 1),
  };
}
