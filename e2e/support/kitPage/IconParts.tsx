import { Icon, type IconName } from '../../../src/shared/ui/icon/Icon';
import { Avatar } from '../../../src/shared/ui/icon/Avatar';
import { Wordmark } from '../../../src/shared/ui/icon/Wordmark';
import { Part } from './Part';

/** Complete: a new drawing does not compile until it is here. */
const NAMES: Readonly<Record<IconName, true>> = {
  add: true,
  arrowRight: true,
  camera: true,
  catalogue: true,
  check: true,
  chevronDown: true,
  chevronLeft: true,
  chevronRight: true,
  close: true,
  cover: true,
  device: true,
  draft: true,
  enlarge: true,
  error: true,
  filter: true,
  flag: true,
  gavel: true,
  grip: true,
  info: true,
  lock: true,
  minus: true,
  more: true,
  pause: true,
  person: true,
  photo: true,
  play: true,
  retry: true,
  search: true,
  sending: true,
  trash: true,
  turnLeft: true,
  turnRight: true,
  undo: true,
  upload: true,
  warning: true,
  withdrawn: true,
};

export function IconParts() {
  return (
    <Part name="Drawings">
      {Object.keys(NAMES).map((name) => (
        <span key={name} className="drawing">
          <Icon name={name as IconName} />
          {name}
        </span>
      ))}
      <Wordmark />
      <Avatar name="Ada Cataloguer" photoURL={null} />
    </Part>
  );
}
