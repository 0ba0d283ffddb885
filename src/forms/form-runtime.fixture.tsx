import { type SettingOptions, someSettings } from '../engine/site.fixture.ts';
import type { ReactNode } from 'react';
import type { BootDocument } from '../contracts/release.ts';
import type { SitePart } from '../contracts/site.ts';
import { slotIds } from '../engine/index.ts';
import { englishText } from '../ui/theme/english-text.ts';
import english from '../engine/forms/strings/en.json' with { type: 'json' };
import urdu from '../engine/forms/strings/ur.json' with { type: 'json' };
import { ThemeProvider } from '../ui/index.ts';
import { createRuntime } from '../client/create-runtime.ts';
import { noScreens } from '../client/testing/no-screens.fixture.ts';
import { RuntimeProvider } from '../client/runtime.tsx';
import type { Runtime } from '../client/runtime-types.ts';

const texts: Readonly<Record<string, object>> = { en: { forms: english }, ur: { forms: urdu } };

/** A runtime with the texts of the forms in two languages, no network and no storage. */
export function aRuntime(settings: SettingOptions = {}): Runtime {
  const fetch = async (address: RequestInfo | URL) => {
    const language = /texts-(\w+)/.exec(String(address))?.[1] ?? '';
    return Response.json(texts[language] ?? {});
  };
  return createRuntime({
    boot: aBootDocument(settings),
    host: { fetch },
    screens: noScreens,
  });
}

export interface FormStageProps {
  readonly runtime: Runtime;
  readonly children: ReactNode;
}

/** What a form needs above it. */
export function FormStage({ runtime, children }: FormStageProps) {
  return (
    <RuntimeProvider value={runtime}>
      <ThemeProvider variants={runtime.boot.theme.variants} text={englishText}>
        {children}
      </ThemeProvider>
    </RuntimeProvider>
  );
}

function aBootDocument(settings: SettingOptions): BootDocument {
  const site: SitePart = {
    engineFormat: 2,
    identity: {
      code: 'brand',
      name: 'Brand',
      domains: [],
      theme: 'plain',
      languages: { default: 'en', offered: ['en', 'ur'] },
      currency: { code: 'GBP', symbol: '£' },
      logo: 'logo.svg',
      dialingCode: '+44',
    },
    flags: {},
    promotions: {},
    template: {},
    roles: { member: [0, 1, 2], trial: [4], nonAgent: [0, 4, 40], deposit: [0], withdraw: [0] },
    resources: [],
    customerService: [],
    imageHosts: [],
    paths: {},
    maintenance: false,
    settings: someSettings(settings),
    rules: {},
    slots: emptySlots(),
    routes: [],
    forms: {},
    extraRoutes: {},
    errorTexts: {},
    errorCodes: {},
    hosts: { connect: [], image: [] },
  };
  return {
    pointer: { seq: 1, release: 'r1' },
    manifest: {
      engineFormat: 2,
      merchant: 'brand',
      parts: {
        site: 's',
        forms: 'f',
        validators: 'v',
        theme: 't',
        origins: 'o',
        strings: { en: 'texts-en', ur: 'texts-ur' },
        assets: {},
      },
    },
    site,
    theme: {
      id: 'plain',
      variants: {
        header: 'wordmark',
        categoryNav: 'bento',
        tabBar: 'block',
        tile: 'poster',
        card: 'block',
        sheet: 'slab',
        lobby: 'bento',
        iconSet: 'bold',
        backdrop: 'bare',
        motion: 'slide',
      },
      stylesheet: 'c',
      preload: {},
      themeColor: { dark: 'black', light: 'white' },
    },
    language: 'en',
    strings: { forms: english },
    status: { status: 0, ip: '' },
  };
}

function emptySlots(): SitePart['slots'] {
  return Object.fromEntries(slotIds.map((slot) => [slot, []])) as unknown as SitePart['slots'];
}
