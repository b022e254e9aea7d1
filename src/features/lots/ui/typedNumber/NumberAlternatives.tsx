import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import type { NumberAlternative } from '../../../../domain/typedNumbers/typedNumber';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import styles from './NumberAlternatives.module.css';
import { typedNumberTexts } from '../../model/texts/typedNumberTexts';

/** Lets the field lead the keys to the choices. */
export interface AlternativesHandle {
  /** False when there is nothing to choose. */
  readonly focusFirst: () => boolean;
}

interface NumberAlternativesProps {
  readonly ref: Ref<AlternativesHandle>;
  readonly alternatives: readonly NumberAlternative[];
  readonly onTake: (way: NumberAlternative) => void;
  /** By Escape: back to the field. */
  readonly onBack: () => void;
}

/** What a lot can have in place of a number that is taken: buttons that arrows walk through. */
export function NumberAlternatives({ ref, alternatives, onTake, onBack }: NumberAlternativesProps) {
  const texts = useTexts(typedNumberTexts);
  const group = useRef<HTMLDivElement>(null);
  const buttons = (): HTMLElement[] => [...(group.current?.querySelectorAll('button') ?? [])];
  useImperativeHandle(ref, () => ({
    focusFirst() {
      buttons()[0]?.focus();
      return buttons().length > 0;
    },
  }));
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = buttons();
    const place = all.findIndex((button) => button === document.activeElement);
    if (event.key === 'Escape') onBack();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') all[(place + 1) % all.length]?.focus();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') all.at(place - 1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (alternatives.length === 0) return null;
  const wordsOf = (way: NumberAlternative): string => {
    const number = formatLotNumber(way.number);
    return way.kind === 'swap' ? texts.swap(number, formatLotNumber(way.other)) : texts[way.kind](number);
  };
  return (
    // The arrows are a shortcut; Tab walks through the buttons all the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group handles the keys of its buttons
    <div
      ref={group}
      role="group"
      className={styles['alternatives']}
      aria-label={texts.alternatives}
      onKeyDown={onKeyDown}
    >
      {alternatives.map((way) => (
        <Button
          key={way.kind}
          // Not every browser gives a pressed button the focus: the field would seem to be left for good.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(way)}
        >
          {wordsOf(way)}
        </Button>
      ))}
    </div>
  );
}
