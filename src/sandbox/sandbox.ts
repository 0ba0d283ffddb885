import type { SocialProviders } from './accounts/social-providers.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { ChatNews } from './chat/desk-news.ts';
import type { Cipher } from '../storage/encryption/cipher.ts';
import type { Limiter } from '../storage/limits/limiter.ts';
import type { SecurityLog } from '../storage/security-log/security-log.ts';
import type { Database } from './database/open-database.ts';
import type { LaterWork } from './http/later-work.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { ConnectedProvider } from './pay-provider/connect-provider.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { SiteSource } from './site/site-source.ts';
import type { MessageSender } from './sms/message-sender.ts';
import type { States } from './states/states.ts';
import type { CountryTable } from './system/country-table.ts';
import type { Scenarios } from './test-door/scenarios.ts';

/** Everything a call may use: handed to every area, so that tests own the clock, the senders and the site. */
export interface Sandbox {
  readonly db: Database;
  /** Encrypts what lies in the database. */
  readonly cipher: Cipher;
  readonly now: () => Date;
  /** Where logins, passwords, money and refusals are noted. */
  readonly security: SecurityLog;
  readonly limiter: Limiter;
  readonly later: LaterWork;
  /** What moves in live chat. */
  readonly news: ChatNews;
  readonly sites: SiteSource;
  readonly catalogue: Catalogue;
  readonly keys: KeyRing;
  readonly social: SocialProviders;
  readonly sms: MessageSender;
  readonly mail: MessageSender;
  readonly countries: CountryTable;
  readonly pictures: Pictures;
  /** The payment provider, and the secret that its messages are signed with. */
  readonly provider: ConnectedProvider;
  readonly providerSecret: string;
  /** Where the provider listens, on this machine; empty while it does not. */
  readonly providerUrl: () => string | Promise<string>;
  /** Where browsers reach this process: the origin that games are played on. */
  readonly publicUrl: () => string;
  /** Merchants that this process has seen, with the seeding that may still run. */
  readonly knownMerchants: Map<string, Promise<void>>;
  /** What tests have arranged; empty unless the test door is open. */
  readonly scenarios: Scenarios;
  /** In which state each merchant's platform is shown; the usual one unless somebody on the staff port said otherwise. */
  readonly states: States;
  /** Merchants get demo accounts, and the staff port lists them and the outbox. */
  readonly isDemonstration: boolean;
}
