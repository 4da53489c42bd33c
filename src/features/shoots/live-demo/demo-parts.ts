import type { ReactNode } from 'react';
import type { GreaseMarkKind } from '../../../ui/picture/grease-mark.tsx';

/** What has become of the one photo, as pieces for the places that stay: frames, status and buttons. */
export interface TryParts {
  readonly selfie: ReactNode;
  readonly mark: GreaseMarkKind | undefined;
  /** One or two pictures of the same headshot: in the own clothes, in clothes of ours. Empty while there is none. */
  readonly headshots: readonly {
    readonly picture: ReactNode;
    /** Undefined for a single one in the own clothes. */
    readonly caption: string | undefined;
  }[];
  /** Over the empty scene while the headshot is made. */
  readonly veil: ReactNode;
  /** What is going on, said aloud as well. */
  readonly status: ReactNode;
  readonly actions: ReactNode;
}
