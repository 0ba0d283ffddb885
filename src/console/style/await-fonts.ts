/** Longer than so many ms nobody waits for fonts: a network without them shows those of the machine. */
const patienceMs = 1_000;

/** The fonts of the console (`main.tsx`), as CSS names them. */
const fonts = ['1em "IBM Plex Sans Variable"', '400 1em "IBM Plex Mono"', '500 1em "IBM Plex Mono"'];

/** Waits until the fonts are there, so that no text that is shown changes its width and moves what stands beside it. */
export async function awaitFonts(): Promise<void> {
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
