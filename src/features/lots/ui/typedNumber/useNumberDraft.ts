import { useEffect, useRef, useState } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { formatLotNumber, type LotNumber } from '../../../../domain/numbering/lotNumber';
import type { SaleStatus } from '../../../../domain/sales/sale';
import type { NumberWay } from '../../../../domain/typedNumbers/typedNumber';
import { whenPageIsLeft } from '../../../../shared/whenPageIsLeft';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector, useLotsStore } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotNumberText } from '../../model/texts/lotWords';
import { setLotNumber, setLotNumbers } from '../../model/operations/lotCommands';
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
  readonly take: (way: NumberWay) => void;
}

/** The number of a lot while it is typed. It is saved when the field is left, never before: the 1 of 12 is a number too. */
export function useNumberDraft(lot: Lot, saleStatus: SaleStatus): NumberDraft {
  const dispatch = useAppDispatch();
  const store = useLotsStore();
  const lotId = lot.id;
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lotId)?.number ?? null);
  const [typing, setTyping] = useState<string | null>(null);
  const typed = typing ?? unread;
  const [settledText, setSettledText] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { verdict, wanted } = useVerdict(lot, typed, saleStatus);

  /** What is to be saved yet: the state of this moment, also for what comes before the next drawing. */
  const waiting = useRef(false);
  const forget = (): void => {
    if (waiting.current) dispatch(typingEnded({ lotId }));
    waiting.current = false;
    setTyping(null);
  };
  const drop = (): void => {
    forget();
    if (unread !== null) dispatch(amountRead({ lotId, field: 'number' }));
  };
  const give = (number: LotNumber, swap: { readonly lotId: string; readonly number: LotNumber } | null): void => {
    forget();
    dispatch(swap === null ? setLotNumber({ lotId, number }) : setLotNumbers({ numbers: [{ lotId, number }, swap] }));
    const now = selectLot(store.getState(), lotId);
    const hasIt = now !== undefined && lotNumberText(now) === formatLotNumber(number);
    // What refused it has said why.
    if (!hasIt) dispatch(amountNotRead({ lotId, field: 'number', text: formatLotNumber(number) }));
    else if (unread !== null) dispatch(amountRead({ lotId, field: 'number' }));
  };
  const submit = (): void => {
    if (typed === null) return;
    if (verdict.kind === 'same' || verdict.kind === 'empty' || verdict.kind === 'kept') drop();
    else if (verdict.kind === 'free' && wanted !== null) give(wanted, null);
    else if (typing !== null) {
      forget();
      dispatch(amountNotRead({ lotId, field: 'number', text: typing }));
    }
  };
  const leave = (): void => {
    if (waiting.current) submit();
  };
  const latestEnd = useRef(leave);
  useEffect(() => {
    latestEnd.current = leave;
  });
  useEffect(() => {
    const end = (): void => latestEnd.current();
    const stay = whenPageIsLeft(end);
    return () => {
      clearTimeout(pause.current);
      stay();
      end();
    };
  }, []);

  return {
    typed,
    isTyping: typing !== null,
    isSettled: typing === null || settledText === typing,
    settle: () => setSettledText(typing),
    own: lotNumberText(lot) ?? '',
    verdict,
    wanted,
    change(text) {
      if (!waiting.current) dispatch(typingStarted({ lotId }));
      waiting.current = true;
      setTyping(text);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setSettledText(text), PAUSE_MS);
    },
    leave,
    submit,
    drop,
    take: (way) => give(way.number, way.kind === 'swap' ? { lotId: way.otherId, number: way.other } : null),
  };
}
