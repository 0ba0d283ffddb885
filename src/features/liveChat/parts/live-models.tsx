import { useImageHost, useLanguage, useNavigation, usePlatform, useResource, useText } from '../../../client/index.ts';
import { GameTile, SectionHeading, TileShelf, useTileShape } from '../../../ui/index.ts';

/** Live tables side by side, for merchants who want them; a tap opens the vendor's. None of it while there are none (row G-331). */
export default function LiveModelStrip() {
  const text = useText();
  const host = useImageHost();
  const shape = useTileShape();
  const platform = usePlatform();
  const navigation = useNavigation();
  const { language } = useLanguage();
  const { value } = useResource(`liveModels.${language}`, () =>
    platform.call('liveModels', { quiet: true, query: { language } }),
  );
  const models = value?.list ?? [];
  if (models.length === 0) return null;
  const title = text('liveChat:models');
  return (
    <section aria-label={title}>
      <SectionHeading title={title} />
      <TileShelf label={title}>
        {models.map(({ id, name, vassalage, iconUrl }) => (
          <GameTile
            key={id}
            picture={`${host}${iconUrl}-${shape}.avif`}
            name={name}
            onOpen={() => navigation.go('games.all', { gameType: 'LIVE', vassalage })}
          />
        ))}
      </TileShelf>
    </section>
  );
}
