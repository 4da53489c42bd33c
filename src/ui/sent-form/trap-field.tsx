import styles from './trap-field.module.css';

/** A field for programs: people do not see it, no key leads to it, no screen reader tells of it (form-trap.ts). */
export function TrapField({ label }: { label: string }) {
  return (
    <div className={styles.away} inert aria-hidden="true">
      <label>
        {label}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
