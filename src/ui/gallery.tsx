import type { ThemeVariants } from '../contracts/release.ts';
import { ContentScene } from './gallery/content-scene.tsx';
import { FormScene } from './gallery/form-scene.tsx';
import { LobbyScene } from './gallery/lobby-scene.tsx';
import { MemberScene } from './gallery/member-scene.tsx';
import { OverlayScene } from './gallery/overlay-scene.tsx';
import { PartsScene } from './gallery/parts-scene.tsx';
import { nowhere, type SceneProps } from './gallery/scene-props.ts';
import { formsOf, layoutFormOf } from './gallery/every-form.ts';
import { galleryWords } from './gallery/words.ts';
import type { GalleryScene } from './gallery-scenes.ts';
import type { HeaderAccount } from './shell/shell-props.ts';
import urdu from './strings/ur.json' with { type: 'json' };
import { englishText } from './theme/english-text.ts';
import { MotionStyle } from './theme/motion-style.tsx';
import { ThemeProvider, type UiText } from './theme/theme-provider.tsx';

export interface GalleryProps {
  readonly scene: GalleryScene;
  readonly variants: ThemeVariants;
  readonly language: string;
  readonly brand: string;
  readonly currency: { readonly code: string; readonly symbol: string };
  readonly tiles: SceneProps['tiles'];
  readonly banner: string;
}

/** One scene in one theme and language, for looking at and for checks. */
export function Gallery({ scene, variants, language, brand, currency, tiles, banner }: GalleryProps) {
  const words = galleryWords(language);
  const member: HeaderAccount = {
    kind: 'member',
    greeting: words.greeting,
    balance: {
      label: words.balance,
      amount: '2418.6',
      currency,
      hidden: scene === 'hidden',
      refreshing: false,
      onToggleHidden: nowhere,
      onRefresh: nowhere,
    },
    deposit: { label: words.deposit, onChoose: nowhere },
  };
  const guest: HeaderAccount = {
    kind: 'guest',
    login: { label: words.logIn, onChoose: nowhere },
    register: { label: words.register, onChoose: nowhere },
  };
  const props: SceneProps = { words, brand, tiles, banner, account: scene === 'guest' ? guest : member };
  return (
    <ThemeProvider
      variants={variants}
      forms={formsOf(variants)}
      useFormModule={layoutFormOf}
      language={language}
      text={language === 'ur' ? urduText : englishText}
    >
      <MotionStyle />
      <Scene scene={scene} {...props} />
    </ThemeProvider>
  );
}

const urduText: UiText = (key, params = {}) =>
  urdu[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));

function Scene({ scene, ...props }: SceneProps & { readonly scene: GalleryScene }) {
  switch (scene) {
    case 'form':
      return <FormScene {...props} />;
    case 'member':
      return <MemberScene {...props} />;
    case 'parts':
      return <PartsScene {...props} />;
    case 'content':
      return <ContentScene {...props} />;
    case 'dialog':
    case 'sheet':
    case 'menu':
    case 'toasts':
      return <OverlayScene overlay={scene} {...props} />;
    case 'lobby':
    case 'guest':
    case 'hidden':
      return <LobbyScene {...props} />;
  }
}
