import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { ofLot } from '../../../navigation/model/panelsSlice';
import { usePanel } from '../../../navigation/ui/usePanel';
import { notificationRequested } from '../../../notifications/notificationsSlice';
import type { GridField } from '../../model/fields/gridColumns';
import { slashBefore, takesSlash, textsFor } from '../../model/templates/slashTexts';
import { selectTextBlocks } from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { type Control, writeInto } from './writeInto';

/** The texts that are offered behind a slash. */
type Offer = {
  readonly field: string;
  readonly at: number;
  readonly query: string;
  /** Place of the one that Enter takes. */
  readonly chosen: number;
};

/** How many places a key leads on. */
const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/** Offers texts behind a slash at the beginning of a word, in the fields around which it is. */
export function useSlash(lotId: string) {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const blocks = useLotsSelector(selectTextBlocks);
  const [offer, setOffer] = usePanel<Offer | null>(ofLot(lotId, 'texts'), null);
  /** The control with the slash. */
  const control = useRef<Control | null>(null);
  /** A slash that the person wants to be one. */
  const left = useRef<number | null>(null);
  const found = offer === null ? [] : textsFor(blocks, offer.field as GridField, offer.query);
  const close = (): void => {
    if (offer !== null) setOffer(null);
  };
  const take = (place: number): void => {
    const block = found[place];
    const area = control.current;
    if (offer === null || block === undefined || area === null) return;
    setOffer(null);
    if (writeInto(area, block.text, offer.at, offer.at + 1 + offer.query.length)) return;
    dispatch(notificationRequested({ kind: 'warning', message: texts.tooLong }));
  };
  return {
    found,
    chosen: offer?.chosen ?? 0,
    control,
    take,
    close,
    point: (chosen: number): void => {
      if (offer !== null && offer.chosen !== chosen) setOffer({ ...offer, chosen });
    },
    /** After each letter. */
    typed(area: Control, field: GridField): void {
      const caret = area instanceof HTMLSelectElement ? null : area.selectionStart;
      const slash = caret === null || !takesSlash(field) ? null : slashBefore(area.value, caret);
      if (slash === null) left.current = null;
      // The texts may come from the server only after the slash.
      if (slash === null || slash.at === left.current) return close();
      control.current = area;
      setOffer({ field, ...slash, chosen: 0 });
    },
    /** Whether the list has taken the key. */
    pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
      if (offer === null || found.length === 0 || ctrlKey || metaKey || altKey || shiftKey) return false;
      const step = STEPS[key];
      if (step !== undefined) setOffer({ ...offer, chosen: (offer.chosen + step + found.length) % found.length });
      else if (key === 'Enter') take(offer.chosen);
      else if (key === 'Escape') {
        left.current = offer.at;
        setOffer(null);
      } else {
        // The caret leaves the slash.
        if (['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'].includes(key)) setOffer(null);
        return false;
      }
      return true;
    },
  };
}
