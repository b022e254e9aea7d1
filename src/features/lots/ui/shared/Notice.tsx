import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../../shared/ui/icon/Icon';
import { FoldOut } from '../../../../shared/ui/panels/FoldOut';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { usePanel } from '../../../navigation/ui/usePanel';

/** What the line below the lots can unfold; one at a time. */
export type NoticeId = 'attention' | 'choices' | 'photos' | 'transfers' | 'unreadable';

/** Which one is unfolded, and how to unfold another. */
export function useNotice(): readonly [NoticeId | null, (id: NoticeId | null) => void] {
  return usePanel<NoticeId | null>('notice', null);
}

interface NoticeProps {
  readonly id: NoticeId;
  /** Its content in a few words; null when there is nothing to say. */
  readonly words: string | null;
  readonly tone?: 'quiet' | 'info' | 'warn' | 'danger';
  readonly icon?: IconName;
  /** What a screen reader says at once. */
  readonly urgent?: string | null;
  readonly children: ReactNode;
}

/** A few words in the line below the lots about what else there is; all of it unfolds over the table. */
export function Notice({ id, words, tone = 'info', icon, urgent = null, children }: NoticeProps) {
  const [open, setOpen] = useNotice();
  return (
    <>
      <FoldOut
        open={open === id}
        onOpen={(next) => setOpen(next ? id : null)}
        look="line"
        place="above"
        tone={tone}
        gone={words === null}
        face={
          <>
            {icon !== undefined && <Icon name={icon} size={16} />}
            <span>{words}</span>
            <Icon name="chevronDown" size={14} />
          </>
        }
      >
        {children}
      </FoldOut>
      <VisuallyHidden role="alert">{open === id ? null : urgent}</VisuallyHidden>
    </>
  );
}
