import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import styles from './toaster.module.css';

/**
 * Short messages at the lower edge. They wait while the pointer or the focus is on them, and are read out.
 * Inside: `const toasts = Toast.useToastManager(); toasts.add({ description, actionProps: { children, onClick } })`.
 */
export function Toaster(props: { closeLabel: string; timeoutMs?: number; children: ReactNode }) {
  return (
    <Toast.Provider timeout={props.timeoutMs ?? 6_000} limit={3}>
      {props.children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList closeLabel={props.closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        {/* The whole message is its name: a dialog without one is read as just that. */}
        <Toast.Title render={<p />} className={styles.description}>
          {toast.description}
        </Toast.Title>
        {toast.actionProps ? <Toast.Action className={styles.action} /> : null}
        <Toast.Close className={styles.close} aria-label={closeLabel}>
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
