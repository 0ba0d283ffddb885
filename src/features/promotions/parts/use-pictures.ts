import { useState } from 'react';
import { useText, useToast } from '../../../client/index.ts';
import { pictureFault, shrinkPicture } from '../../../client/browser/shrink-picture.ts';

/** Rows G-162…G-164. */
export const mostPictures = 3;

export interface ChosenPicture {
  readonly name: string;
  readonly base64: string;
}

export interface Pictures {
  readonly list: readonly ChosenPicture[];
  readonly isReading: boolean;
  add(file: File): Promise<void>;
  remove(index: number): void;
}

/** The pictures of an application: PNG or JPG by content, at most 5 MB each, at most three (rows G-162…G-164). */
export function usePictures(): Pictures {
  const text = useText();
  const toast = useToast();
  const [list, setList] = useState<readonly ChosenPicture[]>([]);
  const [isReading, setIsReading] = useState(false);

  async function add(file: File) {
    setIsReading(true);
    const fault = await pictureFault(file);
    const base64 = fault === undefined ? await shrinkPicture(file, { fit: 'whole', edge: 1600 }) : undefined;
    setIsReading(false);
    if (base64 === undefined) {
      toast.show(text(fault === 'size' ? 'promotions:pictureLarge' : 'promotions:pictureInvalid'), { kind: 'error' });
      return;
    }
    setList((before) => [...before, { name: file.name, base64 }].slice(0, mostPictures));
  }

  return {
    list,
    isReading,
    add,
    remove: (index) => setList((before) => before.filter((_, place) => place !== index)),
  };
}
