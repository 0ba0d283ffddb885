/** Scenes of the gallery: together they show every component in every state. */
export const galleryScenes = [
  'lobby',
  'guest',
  'hidden',
  'form',
  'member',
  'parts',
  'content',
  'dialog',
  'sheet',
  'menu',
  'toasts',
] as const;

export type GalleryScene = (typeof galleryScenes)[number];
