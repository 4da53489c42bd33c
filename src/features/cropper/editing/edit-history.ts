/** The states of something that is edited, with those that undo and redo return to. */
export interface EditHistory<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The gesture or control of the last change: changes of one gesture are one step to undo. */
  readonly gesture: string | undefined;
}

const MAX_STEPS = 100;

export function startHistory<State>(present: State): EditHistory<State> {
  return { past: [], present, future: [], gesture: undefined };
}

/**
 * Changes the present.
 * @param change receives the present, or for a further change of the same gesture the state before it, so that a slider that is
 * moved there and back changes nothing
 * @param gesture undefined for a change that is a step of its own
 */
export function change<State>(
  history: EditHistory<State>,
  change: (present: State, beforeGesture: State) => State,
  gesture?: string,
): EditHistory<State> {
  const continues = gesture !== undefined && gesture === history.gesture;
  const before = continues ? history.past.at(-1)! : history.present;
  const present = change(history.present, before);
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], gesture };
}

/** Ends a gesture, so that the next one is another step. */
export function endGesture<State>(history: EditHistory<State>): EditHistory<State> {
  return history.gesture === undefined ? history : { ...history, gesture: undefined };
}

export function undo<State>({ past, present, future }: EditHistory<State>): EditHistory<State> {
  if (past.length === 0) return { past, present, future, gesture: undefined };
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], gesture: undefined };
}

export function redo<State>({ past, present, future }: EditHistory<State>): EditHistory<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future, gesture: undefined };
  return { past: [...past, present], present: next, future: rest, gesture: undefined };
}

/** Applies a function to every state, such as for something that is learnt late about all of them. */
export function mapHistory<State>(
  history: EditHistory<State>,
  map: (state: State) => State,
): EditHistory<State> {
  const { past, present, future } = history;
  return { ...history, past: past.map(map), present: map(present), future: future.map(map) };
}
