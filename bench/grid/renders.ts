/** As much of React's tree as is needed to see what a commit rendered. */
interface Fiber {
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly flags: number;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
}

/** React's own sign that a component ran. */
const PERFORMED_WORK = 1;

let rendered: Set<unknown> | null = null;

/** The row that this fiber is the outermost element of, when its component ran in this commit. */
function noteRow(fiber: Fiber, found: Set<unknown>): void {
  const row = fiber.memoizedProps?.['data-row'];
  if (row === undefined) return;
  const component = fiber.return;
  if (component !== null && (component.flags & PERFORMED_WORK) !== 0) found.add(row);
}

/** Goes only where the commit went: what it left alone is the same object as before. */
function look(fiber: Fiber, found: Set<unknown>): void {
  if (fiber.child === null || fiber.child === fiber.alternate?.child) return;
  for (let child: Fiber | null = fiber.child; child !== null; child = child.sibling) {
    noteRow(child, found);
    look(child, found);
  }
}

/** To be called before React is loaded: React tells every commit to who stands in the place of its developer tools. */
export function listenToReact(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
        if (rendered !== null) look(root.current, rendered);
      },
    },
  });
}

/** Counts from now on which rows of ours are rendered; the answer ends it. */
export function countRenderedRows(): () => number {
  const found = new Set<unknown>();
  rendered = found;
  return () => {
    rendered = null;
    return found.size;
  };
}
