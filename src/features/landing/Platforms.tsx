import { useTexts } from '../../shared/messages/useTexts';
import { Facts } from './Facts';
import { landingTexts } from './landingTexts';
import { SampleTable } from './SampleTable';
import { Section } from './Section';

const PROBLEMS = ['longTitle', 'noStart', 'foreignLetter'] as const;

/** What the check says of a catalogue before it is uploaded. */
export function Platforms() {
  const texts = useTexts(landingTexts).platforms;
  return (
    <Section name="platforms" title={texts.title} intro={texts.intro}>
      <SampleTable
        caption={texts.caption}
        columns={[texts.lot, texts.says, texts.mend]}
        rows={PROBLEMS.map((name) => {
          const { lot, says, mend } = texts.problems[name];
          return { key: name, cells: [lot, says, <strong key={name}>{mend}</strong>] };
        })}
      />
      <Facts facts={texts.facts} />
    </Section>
  );
}
