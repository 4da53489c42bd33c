import { useEffect } from 'react';

/** A photo dropped beside the place for it would make the browser leave the page and show it. */
export function useHoldDrops(): void {
  useEffect(() => {
    const hold = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', hold);
    addEventListener('drop', hold);
    return () => {
      removeEventListener('dragover', hold);
      removeEventListener('drop', hold);
    };
  }, []);
}
