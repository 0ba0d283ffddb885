import { styled } from 'styled-components';
import { useCategory, useImageHost, useSite, useText } from '../../../client/index.ts';
import { sortBy, useOpenVendor, useVendors, type Vendor, vendorPicture } from '../../../lobby/index.ts';
import { Artwork, SectionHeading, token, useTileLine } from '../../../ui/index.ts';

interface Entry {
  readonly vendor: Vendor;
  readonly category: string;
}

/** The vendors of the current category in two lines, all of them at HOT; a tap opens a vendor's games (row G-122). */
export function VendorList() {
  const text = useText();
  const { category } = useCategory();
  const { lobby } = useSite();
  const { value: groups = [], status } = useVendors();
  const title = text('home:vendors');
  const here = groups.filter(({ gameType }) => gameType === category);
  const entries = (here.length > 0 ? here : groups).flatMap(({ gameType, vendors }) =>
    vendors.map((vendor): Entry => ({ vendor, category: gameType })),
  );
  const first = new Map(entries.toReversed().map((entry) => [entry.vendor.vassalage, entry]));
  const once = entries.filter((entry) => first.get(entry.vendor.vassalage) === entry);
  const shown = sortBy(once, ({ vendor }) => lobby?.vendors.indexOf(vendor.vassalage) ?? 0);
  const marks = shown.map((entry) => <Mark key={entry.vendor.vassalage} {...entry} />);
  const line = useTileLine(marks, (mark) => <li>{mark}</li>, 24);
  if (shown.length === 0 && status !== 'loading') return null;
  return (
    <section aria-label={title} aria-busy={shown.length === 0}>
      <SectionHeading title={title} icon="grid" count={shown.length} />
      <Marks {...line} />
    </section>
  );
}

function Mark({ vendor, category }: Entry) {
  const host = useImageHost();
  const open = useOpenVendor(category);
  return (
    <Tap type="button" onClick={() => open(vendor)}>
      <Art>
        <Artwork picture={vendorPicture(vendor, host)} />
      </Art>
      <Name dir="auto">{vendor.displayName}</Name>
    </Tap>
  );
}

const Marks = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(2, 98px);
  grid-auto-columns: 74px;
  gap: 8px 10px;
  block-size: 206px;
  padding-inline: ${token('space.gutter')};
  scroll-padding-inline: ${token('space.gutter')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > * { scroll-snap-align: start; }
`;

const Tap = styled.button`
  display: grid;
  gap: 6px;
  inline-size: 100%;
  color: ${token('color.muted')};
  &:active { opacity: 0.7; }
`;

const Art = styled.span`
  --art-radius: ${token('radius.tile')};
  inline-size: 74px;
  block-size: 74px;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.75rem;
  line-height: 1.5;
  text-align: center;
`;
