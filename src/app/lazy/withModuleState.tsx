import type { ComponentType } from 'react';
import { selectIsInjected } from '../../features/navigation/model/modulesSlice';
import type { AppModule } from '../../store/appModule';
import { useAppSelector } from '../../store/hooks';

/** `Shown` renders only at moments at which the state of its modules exists: also when time goes back before that. */
export function withModuleState<Props extends object>(
  modules: readonly AppModule[],
  Shown: ComponentType<Props>,
): ComponentType<Props> {
  if (modules.length === 0) return Shown;
  return function WithModuleState(props) {
    const ready = useAppSelector((state) => modules.every(({ name }) => selectIsInjected(state, name)));
    return ready ? <Shown {...props} /> : null;
  };
}
