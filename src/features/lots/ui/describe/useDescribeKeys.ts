import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { backAsked, nextAsked, selectDescribe } from '../../model/describe/describeSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { usePageKeys } from '../keys/usePageKeys';
import { goToCheck, takeToCheck } from '../toCheck/toCheckKey';
import type { PhotosByKey } from './DescribePhotos';

/** Which way an arrow moves an enlarged photo. */
const PANS: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const TURNS: Readonly<Record<string, 1 | -1 | undefined>> = { PageDown: 1, PageUp: -1 };

/**
 * The keys of the view, also while somebody writes: they are taken before fields see them. After a way on or back by
 * keys the focus is in the title of the lot, before anything else can be typed; in the queue of what is to be checked it is
 * in that note.
 */
export function useDescribeKeys(
  section: RefObject<HTMLElement | null>,
  lotId: string | null,
  photos: RefObject<PhotosByKey | null>,
): { readonly go: (way: 'next' | 'back') => void } {
  const dispatch = useAppDispatch();
  const queue = useLotsSelector((state) => selectDescribe(state).queue);
  const wantsField = useRef(false);
  const go = (way: 'next' | 'back'): void => {
    wantsField.current = true;
    dispatch(way === 'next' ? nextAsked() : backAsked());
  };
  useLayoutEffect(() => {
    if (!wantsField.current) return;
    wantsField.current = false;
    if (queue === 'toCheck' && takeToCheck(section.current)) return;
    section.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [lotId, queue, section]);
  usePageKeys(
    (event) => {
      const { target } = event;
      const isHere = target === document.body || (target instanceof Node && section.current?.contains(target) === true);
      if (!isHere || event.isComposing || document.querySelector('dialog[open]') !== null) return;
      const way = wayOf(event);
      if (way !== null) go(way);
      else if (!goToCheck(event, section.current) && !isForPhotos(event, photos.current)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { first: true },
  );
  return { go };
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): 'next' | 'back' | null {
  const withControl = ctrlKey || metaKey;
  if (key === 'Enter' && withControl && !altKey) return shiftKey ? 'back' : 'next';
  if (!altKey || withControl || shiftKey) return null;
  // A list of choices opens with these keys.
  if (target instanceof HTMLSelectElement) return null;
  return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'back' : null;
}

function isForPhotos({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, photos: PhotosByKey | null) {
  if (photos === null || !altKey || ctrlKey || metaKey) return false;
  const [turn, pan] = [TURNS[key], PANS[key]];
  // By the place of the key: with Alt some keyboards type another letter.
  if (code === 'KeyZ' && !shiftKey) photos.toggle();
  else if (turn !== undefined && !shiftKey) photos.turn(turn);
  else if (pan !== undefined && shiftKey) photos.pan(...pan);
  else return false;
  return true;
}
