import type { ReactNode } from 'react';
import type { GreaseMarkKind } from '../../../ui/grease-mark.tsx';

/** What has become of the one photo, as pieces for the places that stay: frames, status and buttons. */
export interface TryParts {
  readonly selfie: ReactNode;
  readonly mark: GreaseMarkKind | undefined;
  readonly headshot: ReactNode;
  /** Over the empty scene while the headshot is made. */
  readonly veil: ReactNode;
  /** What is going on, said aloud as well. */
  readonly status: ReactNode;
  readonly actions: ReactNode;
}
