import { styled } from 'styled-components';
import { type Announcement, mainImageOf, useNavigation, useText } from '../../client/index.ts';
import { PictureCard } from '../../ui/index.ts';
import { Side } from './side.ts';

/** Offers with their pictures; each leads to its page. */
export function SideOffers({ offers }: { readonly offers: readonly Announcement[] }) {
  const text = useText();
  const navigation = useNavigation();
  return (
    <Side aria-label={text('app:sideOffers')} data-side="end">
      <Offers>
        {offers.map((offer) => {
          const picture = mainImageOf(offer);
          return (
            <PictureCard
              key={offer.id}
              title={offer.title}
              detail=""
              actionLabel={text('promotions:readMore')}
              onPress={() => navigation.go('promotions.list', { id: String(offer.id) })}
              {...(picture === undefined ? {} : { picture })}
            />
          );
        })}
      </Offers>
    </Side>
  );
}

const Offers = styled.div`
  display: grid;
  gap: 16px;
  padding-block-start: 8px;
`;
