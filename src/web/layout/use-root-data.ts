import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { invariant } from '../../base/invariant.ts';
import type { RootData } from '../root-data.ts';

/** The data of the last page that loaded. A page whose loading failed has none of its own. */
let lastLoaded: RootData | undefined;

/** Returns the visit's language and the layout's texts. */
export function useRootData(): RootData {
  const loaded = useRouteLoaderData('root') as RootData | undefined;
  const root = loaded ?? lastLoaded;
  useEffect(() => {
    lastLoaded = root;
  }, [root]);
  invariant(root, 'no page has loaded yet');
  return root;
}
