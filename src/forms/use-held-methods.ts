import { useEffect, useState } from 'react';
import type { SlotMap } from '../contracts/feature.ts';
import type { Placed } from '../engine/index.ts';
import { useSlot, useText, useToast } from '../client/hooks.ts';
import { isTyping } from './is-typing.ts';
import { usePressEnd } from './use-press-end.ts';

type MethodSlot = 'login.method' | 'registration.method' | 'recovery.method';
type Methods<S extends MethodSlot> = readonly Placed<SlotMap[S]>[];

/**
 * The methods of a slot as the open form knows them. Others take their place when a field is left or the form is sent,
 * never under the finger; what was typed stays, and whoever loses their method is notified (architecture, "An open form").
 */
export function useHeldMethods<S extends MethodSlot>(slot: S): Methods<S> {
  const offered: Methods<S> = useSlot(slot);
  const [held, hold] = useState(offered);
  const settle = usePressEnd();
  const text = useText();
  const toast = useToast();
  const isOutdated = idsOf(held) !== idsOf(offered);
  const isLess = held.some(({ id }) => offered.every((other) => other.id !== id));
  useEffect(() => {
    if (!isOutdated) return undefined;
    const take = () => {
      hold(offered);
      if (isLess) toast.show(text('forms:methodGone'), { ms: 8000 });
    };
    if (!isTyping()) {
      take();
      return undefined;
    }
    const leave = () => settle(take);
    const send = (event: Event) => {
      if (!isLess) return;
      event.preventDefault();
      event.stopPropagation();
      take();
    };
    document.addEventListener('focusout', leave);
    document.addEventListener('submit', send, true);
    return () => {
      document.removeEventListener('focusout', leave);
      document.removeEventListener('submit', send, true);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the press and the toasts are the same for the page's life
  }, [isOutdated, isLess, offered, text]);
  return isOutdated ? held : offered;
}

function idsOf(methods: readonly { readonly id: string }[]): string {
  return methods.map(({ id }) => id).join(' ');
}
