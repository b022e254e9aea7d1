import { useTexts } from '../../shared/messages/useTexts';
import { chipTexts } from '../../shared/ui/texts/chipTexts';
import { Facts } from './Facts';
import { landingTexts } from './landingTexts';
import { SampleTable } from './SampleTable';
import { Section } from './Section';

const STATUSES = ['onDevice', 'sent', 'needsAttention'] as const;

/** The words that stand beside whatever is typed, as the workspace has them, and what they promise. */
export function Saving() {
  const texts = useTexts(landingTexts).saving;
  const chips = useTexts(chipTexts);
  return (
    <Section name="saving" title={texts.title} intro={texts.intro}>
      <SampleTable
        caption={texts.caption}
        columns={[texts.status, texts.meaning]}
        rows={STATUSES.map((name) => ({
          key: name,
          cells: [<strong key={name}>{chips[name]}</strong>, texts.means[name]],
        }))}
      />
      <Facts facts={texts.facts} />
    </Section>
  );
}
