import { useEffect, useRef, useState } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import type { NumberAlternative } from '../../../../domain/typedNumbers/typedNumber';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { useDraft } from '../shared/useDraft';
import { lotNumberText } from '../../model/texts/lotWords';
import { giveTypedNumber } from '../../model/operations/lotCommands';
import {
  amountNotRead,
  amountRead,
  selectUnreadableAmounts,
  typingEnded,
  typingStarted,
} from '../../model/saves/savesSlice';
import { type Judged, useVerdict } from './useVerdict';

/** After a pause this long it is said what is wrong: the 1 of 12 may be somebody's, and the text is not ready. */
const PAUSE_MS = 400;

export interface NumberDraft extends Judged {
  /** null while nobody types: the lot's own number is shown. */
  readonly typed: string | null;
  /** False for a text that was left here earlier. */
  readonly isTyping: boolean;
  /** Nothing was typed for a moment, or Enter was pressed: now is the time to say what is wrong. */
  readonly isSettled: boolean;
  readonly settle: () => void;
  /** What the lot has: '12A', or ''. */
  readonly own: string;
  readonly change: (text: string) => void;
  /** Saves what was typed; what cannot be saved stays as it was typed. Doing it again does nothing. */
  readonly leave: () => void;
  /** The same on Enter, also for what was left here earlier. */
  readonly submit: () => void;
  /** Forgets what was typed. */
  readonly drop: () => void;
  readonly take: (way: NumberAlternative) => void;
}

/** The number of a lot while it is typed. It is saved when the field is left, never before: the 1 of 12 is a number too. */
export function useNumberDraft(lot: Lot, saleStatus: SaleStatus): NumberDraft {
  const dispatch = useAppDispatch();
  const lotId = lot.id;
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lotId)?.number ?? null);
  const draft = useDraft<null>({
    present: null,
    saves: 'onLeaving',
    commit(text) {
      save(text);
      return { now: null };
    },
    onWaiting: (waiting) => dispatch(waiting ? typingStarted({ lotId }) : typingEnded({ lotId })),
  });
  const typed = draft.typed ?? unread;
  const { verdict, wanted } = useVerdict(lot, typed, saleStatus);
  const [settledText, setSettledText] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const forgetUnread = (): void => {
    if (unread !== null) dispatch(amountRead({ lotId, field: 'number' }));
  };
  /** What cannot be given stays as it was typed. */
  const save = (text: string): void => {
    if (verdict.kind === 'same' || verdict.kind === 'empty' || verdict.kind === 'kept') forgetUnread();
    else if (verdict.kind === 'free' && wanted !== null)
      dispatch(giveTypedNumber({ lotId, number: wanted, swap: null }));
    else dispatch(amountNotRead({ lotId, field: 'number', text }));
  };

  return {
    typed,
    isTyping: draft.typed !== null,
    isSettled: draft.typed === null || settledText === draft.typed,
    settle: () => setSettledText(draft.typed),
    own: lotNumberText(lot) ?? '',
    verdict,
    wanted,
    change(text) {
      draft.change(text);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setSettledText(text), PAUSE_MS);
    },
    leave: draft.leave,
    submit() {
      if (draft.typed !== null) draft.leave();
      else if (unread !== null) save(unread);
    },
    drop() {
      draft.drop();
      forgetUnread();
    },
    take(way) {
      draft.drop();
      const swap = way.kind === 'swap' ? { lotId: way.otherId, number: way.other } : null;
      dispatch(giveTypedNumber({ lotId, number: way.number, swap }));
    },
  };
}
