import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink';
import { Icon, type IconName } from '../../../../shared/ui/icon/Icon';
import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import { Link } from '../../../../shared/ui/navigation/Link';
import { editorTexts } from '../../model/texts/editorTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { selectSaveStatusOfLot } from '../../model/view/selectSaveStatus';
import { SmallUndo } from '../history/UndoBar';
import { LotToCheckMark } from '../toCheck/ToCheckMark';
import { SaveStatusPlace } from '../saves/SaveStatusPlace';
import { ColleaguesAtLot } from '../shared/Colleagues';
import { useLotsSelector } from '../shared/lotsHooks';
import { EDITOR_HEADING_ID } from '../shared/useFollowLot';
import styles from './EditorHead.module.css';

/** The addresses of the lots before and after this one, as the person sees them. */
export interface NeighbourHrefs {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

interface EditorHeadProps {
  readonly lot: Lot;
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
  readonly hrefs: NeighbourHrefs;
}

/** The line over a lot: the ways to others, its number and state, who is here too, and how far its saving is. */
export function EditorHead({ lot, saleId, saleStatus, readOnly, hrefs }: EditorHeadProps) {
  const texts = useTexts(lotTexts);
  const word = useLotsSelector((state) => selectSaveStatusOfLot(state, lot.id));
  return (
    <header className={styles['head']}>
      <EditorWays saleId={saleId} hrefs={hrefs} />
      <h2 id={EDITOR_HEADING_ID} tabIndex={-1} className={styles['heading']}>
        {lotName(lot, texts)}
      </h2>
      <span className={styles['state']}>
        <StatusChip state={lot.status} />
        <LotToCheckMark lotId={lot.id} on="head" />
      </span>
      <span className={styles['colleagues']}>
        <ColleaguesAtLot lotId={lot.id} />
      </span>
      <span className={styles['word']}>
        <SaveStatusPlace word={word} role="status" atEnd />
      </span>
      {!readOnly && (
        <span className={styles['undo']}>
          <SmallUndo saleId={saleId} saleStatus={saleStatus} />
        </span>
      )}
    </header>
  );
}

/** Back to the list: on a phone to where it is, else by closing what is beside it. And to the neighbours. */
export function EditorWays({ saleId, hrefs: { previous, next } }: Pick<EditorHeadProps, 'saleId' | 'hrefs'>) {
  const texts = useTexts(lotTexts);
  const { keys } = useTexts(editorTexts);
  const neighbour = (href: string, icon: IconName, words: string, shortcuts: string) => (
    <ButtonLink
      kind="quiet"
      icon={icon}
      href={href}
      aria-label={words}
      title={`${words}. ${keys}`}
      aria-keyshortcuts={shortcuts}
    >
      {words}
    </ButtonLink>
  );
  return (
    <nav className={styles['ways']} aria-label={texts.neighbours}>
      <Link href={`/sales/${saleId}`} className={styles['back']}>
        <Icon name="chevronLeft" /> {texts.allLots}
      </Link>
      <span className={styles['close']}>
        <ButtonLink
          kind="quiet"
          icon="close"
          href={`/sales/${saleId}`}
          aria-label={texts.closeEditor}
          title={texts.closeEditor}
        >
          {texts.close}
        </ButtonLink>
      </span>
      <span className={styles['neighbours']}>
        {previous !== undefined &&
          neighbour(previous, 'chevronLeft', texts.previous, 'Control+Shift+Enter Meta+Shift+Enter')}
        {next !== undefined && neighbour(next, 'chevronRight', texts.next, 'Control+Enter Meta+Enter')}
      </span>
    </nav>
  );
}
