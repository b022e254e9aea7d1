import { type ComponentType, createElement, useRef } from 'react';
import { formatLotNumber, type LotNumber } from '../../../../domain/numbering/lotNumber';
import { RESULT_STATUSES } from '../../../../domain/lots/lotResult';
import type { LotChange } from '../../../../services/lots/LotHistoryGateway';
import type { FieldChange } from '../../../../domain/operations/changes';
import type { OperationKind } from '../../../../domain/operations/operations';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import { selectUid } from '../../../auth/model/authSlice';
import { ColleagueName } from '../shared/Colleagues';
import { type GridLot, shownText } from '../../model/fields/cellValues';
import { fieldOf, type GridColumnId, type GridField, isPrivateField } from '../../model/fields/gridColumns';
import { useCellLanguage, useColumnName } from '../shared/useGridTools';
import { useLotsSelector } from '../shared/lotsHooks';
import { editLot, selectLot, selectLotPrivate } from '../../model/lots/lotsSlice';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { resultWords } from '../../model/texts/lotWords';
import { editLotPrivate } from '../../model/operations/lotCommands';
import { markDifference, shortened } from '../../model/conflict/markDifference';
import { describePhotoEdit } from '../../model/operations/describeOperation';
import { operationTexts } from '../../model/texts/operationTexts';
import styles from './LotHistory.module.css';
import { lotHistoryTexts } from '../../model/texts/lotHistoryTexts';
import { own } from '../../../../domain/values/own';

interface HistoryEntryProps {
  readonly lotId: string;
  readonly change: LotChange;
  readonly currency: string;
  readonly readOnly: boolean;
}

interface LineProps {
  readonly change: LotChange;
  readonly currency: string;
}

/** One recorded operation: who and when, and what became of each field. */
export function HistoryEntry({ lotId, change, currency, readOnly }: HistoryEntryProps) {
  const texts = useTexts(lotHistoryTexts);
  const locale = useLocale();
  const me = useLotsSelector(selectUid);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(change.at);
  const fields =
    own(AS_ONE_LINE, change.kind) === undefined
      ? Object.keys(change.changes).flatMap((each) => fieldOf(each as GridColumnId) ?? [])
      : [];
  return (
    <li className={styles['entry']}>
      <p className={styles['who']}>
        <strong>{change.by === me ? texts.you : <ColleagueName uid={change.by} otherwise={texts.somebody} />}</strong>
        <time dateTime={new Date(change.at).toISOString()}>{when}</time>
      </p>
      {change.importedFrom !== undefined && (
        <p className={styles['source']} dir="auto">
          {texts.importedFrom(change.importedFrom)}
        </p>
      )}
      {fields.length === 0 && createElement(AS_ONE_LINE[change.kind] ?? KindOfChange, { change, currency })}
      {fields.map((field) => {
        const values = change.changes[field];
        return values === undefined ? null : (
          <FieldOfChange key={field} {...{ lotId, field, values, currency, readOnly }} />
        );
      })}
    </li>
  );
}

/** `sold for £110 → sold for £120`. */
function ResultOfChange({ change: { changes }, currency }: LineProps) {
  const texts = useTexts(lotHistoryTexts);
  const lots = useTexts(lotsTexts);
  const locale = useLocale();
  const words = (end: 'before' | 'after'): string => {
    const hammer = changes['hammer']?.[end];
    const status = RESULT_STATUSES.find((each) => each === changes['status']?.[end]);
    if (status === undefined) return texts.empty;
    return resultWords({ status, hammer: typeof hammer === 'number' ? hammer : null }, lots, { currency, locale });
  };
  return (
    <p className={styles['values']}>
      <span className={styles['name']}>{texts.result}: </span>
      <BeforeAndAfter before={words('before')} after={words('after')} />
    </p>
  );
}

function KindOfChange({ change: { kind } }: LineProps) {
  const name = useTexts(operationTexts).kinds[kind];
  return typeof name === 'string' && <p>{name}</p>;
}

function StatusOfChange({ change: { changes } }: LineProps) {
  const { kinds } = useTexts(operationTexts);
  const { statuses } = useTexts(lotsTexts);
  return <p>{kinds.setLotStatus(own(statuses, String(changes['status']?.after)) ?? '')}</p>;
}

function NumberOfChange({ change: { changes } }: LineProps) {
  const { kinds } = useTexts(operationTexts);
  const number = changes['number']?.after;
  const suffix = changes['suffix']?.after as LotNumber['suffix'];
  return <p>{kinds.setNumber(typeof number === 'number' ? formatLotNumber({ number, suffix }) : null)}</p>;
}

/** A caption with its words before and after; all else by its name. */
function PhotoEdit({ change: { changes } }: LineProps) {
  const words = useTexts(operationTexts);
  const texts = useTexts(lotHistoryTexts);
  const what = describePhotoEdit(Object.keys(changes), words);
  const { caption } = changes;
  if (caption === undefined) return <p>{what}</p>;
  return (
    <p className={styles['values']}>
      <span className={styles['name']}>{what}: </span>
      <BeforeAndAfter before={String(caption.before) || texts.empty} after={String(caption.after) || texts.empty} />
    </p>
  );
}

/** What a record of some kinds shows as one line, in place of its fields; the first fields of a lot are one, too. */
const AS_ONE_LINE: Readonly<Partial<Record<OperationKind, ComponentType<LineProps>>>> = {
  createLot: KindOfChange,
  setLotStatus: StatusOfChange,
  setResult: ResultOfChange,
  setNumber: NumberOfChange,
  editPhoto: PhotoEdit,
};

/** So much of what a long text had and has is shown beside the words that have changed, in characters. */
const CONTEXT = 60;

function BeforeAndAfter({ before, after }: { readonly before: string; readonly after: string }) {
  const texts = useTexts(lotHistoryTexts);
  const [old, now] = markDifference(before, after).map((parts) =>
    shortened(parts, CONTEXT)
      .map(({ text }) => text)
      .join(''),
  );
  return (
    <>
      <VisuallyHidden>{texts.from} </VisuallyHidden>
      <del dir="auto">{old}</del>
      <VisuallyHidden> {texts.to} </VisuallyHidden>
      <span aria-hidden="true"> → </span>
      <ins dir="auto">{now}</ins>
    </>
  );
}

interface FieldOfChangeProps {
  readonly lotId: string;
  readonly field: GridField;
  readonly values: FieldChange;
  readonly currency: string;
  readonly readOnly: boolean;
}

function FieldOfChange({ lotId, field, values: { before, after }, currency, readOnly }: FieldOfChangeProps) {
  const texts = useTexts(lotHistoryTexts);
  const name = useColumnName()(field);
  const language = useCellLanguage(currency);
  const dispatch = useAppDispatch();
  const present = useLotsSelector((state) =>
    isPrivateField(field) ? selectLotPrivate(state, lotId)[field] : selectLot(state, lotId)?.[field],
  );
  const shown = (value: FieldChange['before']): string =>
    value === null || value === '' ? texts.empty : shownText({ [field]: value } as unknown as GridLot, field, language);
  const line = useRef<HTMLParagraphElement>(null);
  const restore = (): void => {
    // Its button goes with what it does: the focus stays in the line that it was in.
    line.current?.focus();
    const changes = { [field]: before };
    dispatch(isPrivateField(field) ? editLotPrivate({ lotId, changes }) : editLot({ lotId, changes }));
  };
  return (
    <div className={styles['field']}>
      <p ref={line} tabIndex={-1} className={styles['values']}>
        <span className={styles['name']}>{name}: </span>
        <BeforeAndAfter before={shown(before)} after={shown(after)} />
      </p>
      {!readOnly && present !== undefined && present !== before && (
        <Button kind="quiet" icon="undo" aria-label={texts.restoreValue(name, shown(before))} onClick={restore}>
          {texts.restore}
        </Button>
      )}
    </div>
  );
}
