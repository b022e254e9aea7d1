import { useId } from 'react';
import type { SentLine } from '../../../../domain/platforms/sent/sentLines';
import { useTexts } from '../../../../shared/messages/useTexts';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import { wordsOf } from '../../model/sent/sentCsv';
import { lineTicked } from '../../model/sent/sentSlice';
import { sentListTexts } from '../../texts/sentListTexts';
import styles from './Sent.module.css';

/** A page of more lines than these is slow to draw; the file has them all. */
const MOST_SHOWN = 500;

interface SentLinesProps {
  readonly lines: readonly SentLine[];
  readonly ticked: ReadonlySet<string>;
}

/** Lot by lot what is to be typed. */
export function SentLines({ lines, ticked }: SentLinesProps) {
  const texts = useTexts(sentListTexts);
  const lots = new Map<string, SentLine[]>();
  for (const line of lines.slice(0, MOST_SHOWN)) {
    const own = lots.get(line.lotId);
    if (own === undefined) lots.set(line.lotId, [line]);
    else own.push(line);
  }
  const left = lines.length - MOST_SHOWN;
  return (
    <>
      <ul className={styles['lots']}>
        {[...lots].map(([lotId, own]) => (
          <LotLines key={lotId} lines={own} ticked={ticked} />
        ))}
      </ul>
      {left > 0 && <p>{texts.more(left)}</p>}
    </>
  );
}

function LotLines({ lines, ticked }: Pick<SentLinesProps, 'lines' | 'ticked'>) {
  const texts = useTexts(sentListTexts);
  const [first] = lines;
  if (first === undefined) return null;
  const name = texts.lot(first.number === '' ? texts.noNumber : first.number, first.title);
  return (
    <li className={styles['lot']}>
      <h4 className={styles['lotName']} dir="auto">
        {name}
      </h4>
      {first.kind !== 'gone' && first.isNew && <p className={styles['quiet']}>{texts.isNew}</p>}
      <ul className={styles['lines']} aria-label={name}>
        {lines.map((line) => (
          <Line key={line.key} line={line} isDone={ticked.has(line.key)} />
        ))}
      </ul>
    </li>
  );
}

function Line({ line, isDone }: { readonly line: SentLine; readonly isDone: boolean }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(sentListTexts);
  const id = useId();
  const { field, before, after } = wordsOf(line, texts);
  const hasBefore = line.kind !== 'gone' && !line.isNew;
  return (
    <li>
      <label className={styles['line']} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles['tick']}
          checked={isDone}
          onChange={(event) => dispatch(lineTicked({ key: line.key, isDone: event.target.checked }))}
        />
        <span className={styles['words']}>
          {field !== '' && <strong className={styles['field']}>{field}</strong>}{' '}
          {hasBefore && (
            <>
              <VisuallyHidden>{texts.before} </VisuallyHidden>
              <del dir="auto">{before === '' ? texts.empty : before}</del>
              <VisuallyHidden> {texts.after} </VisuallyHidden>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <span className={styles['after']} dir="auto">
            {after === '' ? texts.empty : after}
          </span>
        </span>
      </label>
    </li>
  );
}
