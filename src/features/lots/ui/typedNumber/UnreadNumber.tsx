import { use } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { LotNumberTag } from '../../../../shared/ui/messages/LotNumberTag';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { GridContext } from '../shared/gridContext';
import { gridTexts } from '../../model/view/gridTexts';
import { useVerdict } from './useVerdict';
import { useVerdictSentence } from './useVerdictSentence';

interface UnreadNumberProps {
  readonly lot: Lot;
  readonly text: string;
  /** Puts the mark where that of a save stands: beside the number there is no room for it. */
  readonly markClass: string | undefined;
}

/** In its cell: what was typed as the number of a lot and is not its number, with the reason. */
export function UnreadNumber({ lot, text, markClass }: UnreadNumberProps) {
  const grid = useTexts(gridTexts);
  const { saleStatus } = use(GridContext);
  const sentence = useVerdictSentence(useVerdict(lot, text, saleStatus));
  const received = grid.notSaved(sentence ?? '');
  return (
    <>
      <span className={markClass} data-tone="danger" title={received}>
        <Icon name="error" size={16} />
        <VisuallyHidden>{received} </VisuallyHidden>
      </span>
      <LotNumberTag number={text} />
    </>
  );
}
