import type { ReactNode } from 'react';
import type { GreaseMarkKind } from '../../../ui/picture/grease-mark.tsx';

/** The content of the demo's frames, status line and buttons, which RunningDemo makes from the state of its one photo. */
export interface DemoParts {
  readonly selfie: ReactNode;
  readonly mark: GreaseMarkKind | undefined;
  /** The same headshot in the person's own clothes, in clothes of ours, or both; empty while there is none. */
  readonly headshots: readonly {
    readonly image: ReactNode;
    /** Undefined for a single headshot in the person's own clothes. */
    readonly caption: string | undefined;
  }[];
  /** Shown over the empty scene while the headshot is made. */
  readonly overlay: ReactNode;
  /** The current state in a sentence, inside a live region. */
  readonly status: ReactNode;
  readonly actions: ReactNode;
}
