import { describe, expect, it } from 'vitest';
import { feedHosts } from './feed-hosts.ts';
import { phoneHosts } from './phone-hosts.ts';
import { resolve } from './resolve-sources.fixture.ts';

const firebase = { 'sms.firebaseApiKey': 'key', 'sms.firebaseProjectId': 'brand', 'sms.firebaseEmulator': '' };

describe('phoneHosts', () => {
  it('lets pages reach Firebase, and the reCAPTCHA that it demands', () => {
    expect(phoneHosts(firebase)).toEqual({
      connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/'],
    });
  });

  it('lets them reach an emulator alone where there is one', () => {
    const emulator = 'http://127.0.0.1:9099';
    expect(phoneHosts({ ...firebase, 'sms.firebaseEmulator': emulator })).toEqual({ connect: [emulator] });
  });

  it('lets them reach nothing where no project is named', () => {
    expect(phoneHosts({ ...firebase, 'sms.firebaseProjectId': '' })).toEqual({ connect: [] });
  });
});

describe('feedHosts', () => {
  it('has the origin of the jackpot’s feed, and none where it is simulated', () => {
    expect(feedHosts({ 'jackpot.source': 'https://jackpot.example:8443/feed?of=all' })).toEqual([
      'https://jackpot.example:8443',
    ]);
    expect(feedHosts({ 'jackpot.source': 'simulated' })).toEqual([]);
  });
});

describe('the hosts of a site', () => {
  it('are those of its pictures, of its phone verification and of its feeds', () => {
    const settings = { ...firebase, 'jackpot.source': 'https://feed.example/jackpot.json' };
    expect(resolve({ site: { settings, imageCDNs: ['https://img.example'] } }).site.hosts).toEqual({
      ...phoneHosts(firebase),
      connect: [
        ...['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        'https://feed.example',
      ],
      image: ['https://img.example'],
    });
  });
});
