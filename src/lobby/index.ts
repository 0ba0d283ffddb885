export { type Rank, useRank } from './use-rank.ts';
export {
  type GamePage,
  tilePicture,
  type PictureShape,
  readGamePage,
} from './games.ts';
export { tileTheme } from './tile-theme.ts';
export {
  favouritesKey,
  type Heart,
  loadMarked,
  unmarkedKey,
  useFavourites,
  useToggleFavourite,
} from './use-favourites.ts';
export { useHotGames } from './use-hot-games.ts';
export { useLedGames } from './use-led-games.ts';
export { useLaunch } from './use-launch.ts';
export { useCategoryPages } from './use-category-pages.ts';
export { useOpenVendor } from './use-open-vendor.ts';
export { useVendorTile, vendorPicture, type VendorTile } from './use-vendor-tile.ts';
export { sortBy } from './sort-by.ts';
export { useVendors, type Vendor, type VendorGroup } from './vendors.ts';
export { type CategoryChoice, useCategories } from './use-categories.ts';
export { useChooseCategory } from './use-choose-category.ts';
