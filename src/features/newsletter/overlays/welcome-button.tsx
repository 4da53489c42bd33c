import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { requestWelcomeModal } from './overlay-requests.client.ts';
import styles from './welcome-button.module.css';

/** A button that opens the welcome modal. */
export function WelcomeButton({
  texts,
  className,
}: {
  texts: { readonly action: string; readonly failed: string };
  className?: string | undefined;
}) {
  const hydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  return (
    <span>
      <Button
        look="quiet"
        className={classNames(styles.button, className)}
        disabled={!hydrated}
        onClick={() => {
          setFailed(false);
          requestWelcomeModal({ onFailed: () => setFailed(true) });
        }}
      >
        {texts.action}
      </Button>
      <span role="status">{hasFailed ? texts.failed : ''}</span>
    </span>
  );
}
