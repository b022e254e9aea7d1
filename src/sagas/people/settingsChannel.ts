import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { OwnSettings, PeopleGateway } from '../../services/people/PeopleGateway';

/** The person's own settings as they change. Only the latest counts. */
export function createSettingsChannel(people: PeopleGateway, uid: string): EventChannel<OwnSettings> {
  return eventChannel<OwnSettings>((emit) => people.follow(uid, emit), buffers.sliding(1));
}
