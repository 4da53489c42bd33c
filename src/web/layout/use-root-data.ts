import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { invariant } from '../../base/invariant.ts';
import type { RootData } from '../root-data.ts';

/** The words of the last page that loaded: a page that failed on the way has lost its own. */
let kept: RootData | undefined;

/** The visit's language and the layout's words. */
export function useRootData(): RootData {
  const loaded = useRouteLoaderData('root') as RootData | undefined;
  const root = loaded ?? kept;
  useEffect(() => {
    kept = root;
  }, [root]);
  invariant(root, 'no page has loaded yet');
  return root;
}
