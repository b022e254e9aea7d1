import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const updates: WholeCatalogue['updates'] = {
  ready: 'Eine neue Version ist bereit',
  readyText: 'Sie startet, wenn Sie neu laden. Was Sie geschrieben haben, bleibt erhalten.',
  reload: 'Neu laden',
  notKept: 'Noch ist nicht alles auf diesem Gerät gesichert. Laden Sie neu, sobald es gesendet ist.',
};
