import { TabBar } from '../shell/tab-bar/tab-bar.tsx';
import { nowhere } from './scene-props.ts';
import type { GalleryWords } from './words.ts';

export interface SceneTabsProps {
  readonly words: GalleryWords;
  readonly current: string;
}

/** The five main tabs, the deposit in the middle. */
export function SceneTabs({ words, current }: SceneTabsProps) {
  return (
    <TabBar
      label={words.menu}
      current={current}
      onChoose={nowhere}
      items={[
        { id: 'home', icon: 'home', label: words.home },
        { id: 'offers', icon: 'gift', label: words.offers },
        { id: 'deposit', icon: 'deposit', label: words.deposit, emphasis: 'centre' },
        { id: 'news', icon: 'mail', label: words.news, badge: 120 },
        { id: 'member', icon: 'user', label: words.member },
      ]}
    />
  );
}
