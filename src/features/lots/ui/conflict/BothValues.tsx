import type { ReactNode } from 'react';
import type { TheirValue } from '../../../../domain/operations/fieldEdits';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectUid } from '../../../auth/model/authSlice';
import { ColleagueName } from '../shared/Colleagues';
import { useLotsSelector } from '../shared/lotsHooks';
import { bothTexts } from '../../model/texts/bothTexts';
import styles from './Conflict.module.css';
import { type MarkedPart, markDifference, shortened } from '../../model/conflict/markDifference';

/** So much of what both texts have in common is shown beside the part that differs. */
const CONTEXT = 80;

interface BothValuesProps {
  readonly theirs: TheirValue;
  /** As they are read; null where a picture is shown instead. */
  readonly texts: readonly [string, string] | null;
  readonly pictures?: readonly [ReactNode, ReactNode];
}

/** The colleague's value and one's own, one above the other, with the words marked in which they differ. */
export function BothValues({ theirs, texts: values, pictures }: BothValuesProps) {
  const texts = useTexts(bothTexts);
  const [their, my] = values === null ? [null, null] : markDifference(...values);
  return (
    <dl className={styles['both']}>
      <div className={styles['value']}>
        <dt>
          <strong>{texts.theirs}</strong> <Whose theirs={theirs} />
        </dt>
        <dd dir="auto">{their === null ? pictures?.[0] : <Marked text={their} />}</dd>
      </div>
      <div className={styles['value']}>
        <dt>
          <strong>{texts.mine}</strong>
        </dt>
        <dd dir="auto">{my === null ? pictures?.[1] : <Marked text={my} />}</dd>
      </div>
    </dl>
  );
}

function Whose({ theirs: { by, at } }: { theirs: TheirValue }) {
  const texts = useTexts(bothTexts);
  const locale = useLocale();
  const me = useLotsSelector(selectUid);
  const when =
    at === null ? null : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <span className={styles['whose']}>
      {by === null ? texts.somebody : by === me ? texts.you : <ColleagueName uid={by} otherwise={texts.somebody} />}
      {when !== null && <>, {when}</>}
    </span>
  );
}

function Marked({ text }: { text: readonly MarkedPart[] }) {
  const texts = useTexts(bothTexts);
  if (text.every((part) => part.text === '')) return <span className={styles['whose']}>{texts.empty}</span>;
  return shortened(text, CONTEXT).map((part, at) =>
    part.differs && part.text !== '' ? (
      <mark key={at} className={styles['mark']}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
