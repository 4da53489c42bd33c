import { useEffect } from 'react';

/** Prevents the browser from leaving the page to show a photo that was dropped outside the drop zone. */
export function usePreventFileDrop(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', prevent);
    addEventListener('drop', prevent);
    return () => {
      removeEventListener('dragover', prevent);
      removeEventListener('drop', prevent);
    };
  }, []);
}
