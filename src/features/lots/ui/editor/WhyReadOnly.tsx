import type { Ref } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { ONLY_LOOK_ID } from '../fields/whyReadOnly';
import { InTrash } from './LotActions';

interface WhyReadOnlyProps {
  /** What can have the focus after the lot went into the trash. */
  readonly ref: Ref<HTMLDivElement>;
  readonly lot: Lot;
  /** This person may only look at the sale. */
  readonly readOnly: boolean;
}

/** Above the fields of a lot, while they cannot be changed. */
export function WhyReadOnly({ ref, lot, readOnly }: WhyReadOnlyProps) {
  const texts = useTexts(lotsTexts);
  if (lot.deletedAt !== null) return <InTrash ref={ref} lotId={lot.id} readOnly={readOnly} />;
  return readOnly && <InlineMessage id={ONLY_LOOK_ID}>{texts.readOnly}</InlineMessage>;
}
