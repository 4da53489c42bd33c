import styles from './honeypot-field.module.css';

/** A field that only programs fill in: it is invisible, not focusable, and hidden from screen readers (honeypot.ts). */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div className={styles.invisible} inert aria-hidden="true">
      <label>
        {label}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
