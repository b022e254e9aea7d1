import { useTexts } from '../../shared/messages/useTexts';
import { Facts } from './Facts';
import { landingTexts } from './landingTexts';
import { SampleTable } from './SampleTable';
import { Section } from './Section';

const NAMES = ['12-1.jpg', '12-2.jpg', '12A_1.jpg', '12 (2).jpg', 'IMG_4711.jpg'] as const;

export function Photos() {
  const texts = useTexts(landingTexts).photos;
  return (
    <Section name="photos" title={texts.title} intro={texts.intro}>
      <SampleTable
        caption={texts.caption}
        columns={[texts.file, texts.becomes]}
        rows={NAMES.map((file) => ({ key: file, cells: [file, <strong key={file}>{texts.names[file]}</strong>] }))}
      />
      <Facts facts={texts.facts} />
    </Section>
  );
}
