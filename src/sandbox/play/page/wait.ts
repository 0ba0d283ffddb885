/** Resolves after some time. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Moves an element and resolves when it has arrived; a page that is hidden does not wait. */
export async function animate(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (document.hidden) return;
  await target.animate(frames, options).finished.catch(() => undefined);
}
